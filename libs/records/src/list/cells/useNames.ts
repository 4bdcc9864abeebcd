import { recordHooksFor } from '@callboard/api-client/collections';
import {
  valueIn,
  isReference,
  type RecordBase,
  type Collection,
  type CollectionName,
  type Parsed,
  type RecordReference,
  type ReferenceField,
} from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { useState } from 'react';
import { cellMessages } from './cellMessages';

type Search = (name: string) => Promise<readonly RecordBase[]>;

/** Finds the records that a text names. */
export type FindNamed = (
  field: ReferenceField,
  text: string,
  container: string | undefined,
) => Promise<Parsed<RecordReference>>;

/** Finds the records that pasted cells name by their exact title, each name once. */
export function useNames(collection: Collection): FindNamed {
  const [targets] = useState(() => targetsOf(collection));
  const searches = new Map<string, Search>();
  for (const target of targets) {
    // The targets of a collection do not change, so each render calls the same hooks in the same order.
    const fetchAll = recordHooksFor(target).useFetchAll();
    searches.set(target, async (search) => {
      const found = await fetchAll(
        { search, pageSize: 50 },
        { onProgress: () => undefined, signal: AbortSignal.timeout(30_000) },
      );
      return found.status === 'done' ? found.records : [];
    });
  }
  return async (field, text, container) => {
    const title = text.trim().replace(/\s+/g, ' ');
    const found = (await searches.get(field.to)?.(title)) ?? [];
    return onlyOne(field, title, found.filter(isNamed(field, title, container)));
  };
}

function targetsOf({ fields }: Collection): CollectionName[] {
  const targets = Object.values(fields).flatMap((field) => (field.kind === 'reference' ? [field.to] : []));
  return [...new Set(targets)].filter(isCollectionName);
}

function isNamed({ within }: ReferenceField, title: string, container: string | undefined) {
  return (record: RecordBase) => {
    if (record.qed_model.title.toLowerCase() !== title.toLowerCase()) return false;
    const own = within === undefined ? undefined : valueIn(record, within);
    return container === undefined || !isReference(own) || own.hashcode === container;
  };
}

function onlyOne(
  { to }: ReferenceField,
  title: string,
  [first, ...others]: readonly RecordBase[],
): Parsed<RecordReference> {
  const label = isCollectionName(to) ? collectionNamed(to).label : { one: to, many: to };
  if (!first) return { ok: false, message: cellMessages.noneCalled(label.one.toLowerCase(), title) };
  if (others.length > 0) {
    const count = others.length + 1;
    return { ok: false, message: cellMessages.severalCalled(count, label.many.toLowerCase(), title) };
  }
  return {
    ok: true,
    value: { hashcode: first.hashcode, title: first.qed_model.title, model: first.qed_model.model },
  };
}
