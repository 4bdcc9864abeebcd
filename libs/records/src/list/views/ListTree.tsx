import {
  valueIn,
  isReference,
  limits,
  recordPath,
  type RecordBase,
  type Collection,
} from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { nestedRecords } from '@callboard/api-contract/records';
import { recordHooksFor } from '@callboard/api-client/collections';
import { grouped } from '@callboard/domain/lists';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Tree, type TreeNode } from '@callboard/ui-kit/navigation';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../messages';
import styles from './board.module.css';
import { boardMessages } from './boardMessages';
import type { ViewProps } from './viewProps';

/**
 * The records below one another. Those right below the first ones come along with them, the others are fetched when one is opened. A
 * search or a filter shows what it finds, each with all that is below it.
 */
export function ListTree({ collection, definition, label, fixedFilters, query }: ViewProps) {
  const navigate = useNavigate();
  const above = definition.above ?? '';
  const hooks = recordHooksFor(collection);
  const [changed, setChanged] = useState<readonly string[]>();
  const { filters = [], search } = query;
  const isNarrowed = search !== undefined || filters.length > fixedFilters.length;
  const tops = hooks.useList({
    ...query,
    filters: isNarrowed ? filters : [...filters, { field: above, operator: 'isnull', value: 'true' }],
    pageSize: limits.maxPageSize,
    ...(canFilter(definition, fixedFilters) && { additionalFields: ['direct_children'] }),
  });
  // A single top is open from the start: closed, it would be all that the page shows.
  const single = tops.data?.results.length === 1 ? tops.data.results.map(({ hashcode }) => hashcode) : [];
  const open = changed ?? single;
  const nested = new Map(
    tops.data?.results.flatMap((record) => {
      const own = nestedRecords(record);
      return own ? [[record.hashcode, own.filter((each) => fits(each, fixedFilters))] as const] : [];
    }),
  );
  const opened = [...new Set(open.flatMap((id) => id.split('/').at(-1) ?? []))].filter(
    (hashcode) => !nested.has(hashcode),
  );
  const below = hooks.useList(
    {
      filters: [...fixedFilters, { field: above, operator: 'in', value: opened }],
      ordering: [definition.ordering],
      pageSize: limits.maxPageSize,
    },
    { skip: opened.length === 0 },
  );
  const counts = hooks.useCounts(above);
  const countOf = new Map(counts.data?.results.map(({ value, count }) => [value, count]));
  const children = grouped(below.data?.results ?? [], (record) => hashcodeAbove(record, above));
  const found = new Map<string, RecordBase>();

  function toNode(record: RecordBase, path: string): TreeNode {
    const { hashcode, qed_model } = record;
    // A found record can also be below another one.
    const id = path === '' ? hashcode : `${path}/${hashcode}`;
    found.set(id, record);
    const count = countOf.get(hashcode) ?? 0;
    const isRepeated = path.split('/').includes(hashcode);
    const own =
      open.includes(id) && !isRepeated ? (nested.get(hashcode) ?? children.get(hashcode) ?? []) : [];
    return {
      id,
      label: qed_model.title,
      icon: definition.people ? 'user' : 'people',
      detail: [qed_model.subtitle, count > 0 && boardMessages.below(count, label)]
        .filter(Boolean)
        .join(' · '),
      isLazy: count > 0 && !isRepeated,
      children: own.map((child) => toNode(child, id)),
    };
  }

  const answer = { value: tops.data, problem: tops.problem, isLoading: tops.isLoading, retry: tops.refetch };
  return (
    <QueryView
      query={answer}
      loading={<Skeleton lines={8} />}
      isEmpty={({ count }) => count === 0}
      empty={<EmptyState icon="search" title={messages.nothingFound(label.many)} />}
    >
      {({ count, results }) => (
        <>
          <Tree
            label={label.many}
            nodes={results.map((record) => toNode(record, ''))}
            defaultOpen={single}
            onOpenChange={setChanged}
            onSelect={(id) => {
              const record = found.get(id);
              if (record) void navigate(recordPath(definition, record));
            }}
          />
          {count > results.length && (
            <p className={styles.note}>{boardMessages.onlyFirst(results.length, count)}</p>
          )}
        </>
      )}
    </QueryView>
  );
}

function hashcodeAbove(record: RecordBase, above: string): string | undefined {
  const value = valueIn(record, above);
  return isReference(value) ? value.hashcode : undefined;
}

/** The kinds with one text for a value, which is the text of a filter. */
const exactKinds: readonly string[] = ['boolean', 'select', 'status', 'reference'];

/** True if a record alone shows if it fits: fixed filters are conditions of what comes along, too, which the server does not know. */
function canFilter({ fields }: Collection, filters: readonly ListFilter[]): boolean {
  return filters.every(
    ({ field, operator }) => operator === 'eq' && exactKinds.includes(fields[field]?.kind ?? ''),
  );
}

function fits(record: RecordBase, filters: readonly ListFilter[]): boolean {
  return filters.every(({ field, value }) => {
    const own = valueIn(record, field);
    return value === (isReference(own) ? own.hashcode : String(own));
  });
}
