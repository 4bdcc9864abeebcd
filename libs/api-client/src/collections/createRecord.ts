import { collectionPath, createdSchema, type Collection, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, nestedPath } from '@callboard/api-contract/collections';
import type { AppThunk } from '@callboard/app-state';
import { api } from '../api';
import { apiSettings } from '../configureApi';
import { sendRequest } from '../request/sendRequest';
import type { InferOutput } from 'valibot';
import type { Outcome } from './CollectionHooks';
import { allTags } from './tags';

export interface NewRecord {
  collection: CollectionName;
  draft: Readonly<Record<string, unknown>>;
  /** The same for every attempt, so that the record is created once. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/** The server's answer for a new record. */
export type CreatedRecord = InferOutput<typeof createdSchema>['data'];

/** Creates a record outside React, and refetches what is visible. A failure is not reported: the caller decides what to do about it. */
export function createRecord(record: NewRecord): AppThunk<Promise<Outcome<CreatedRecord>>> {
  return async (dispatch) => {
    const { collection, draft, ...options } = record;
    const answer = await sendRequest({
      ...options,
      method: 'POST',
      path: pathOf(collectionNamed(collection), draft),
      body: draft,
      schema: createdSchema,
      isQuiet: true,
    });
    if (!answer.ok) return { ok: false, problem: answer.problem };
    // A new record can change others: a message is the last one of its conversation.
    dispatch(api.util.invalidateTags([...allTags]));
    return { ok: true, data: answer.body.data, changeSet: answer.changeSet };
  };
}

function pathOf(collection: Collection, draft: NewRecord['draft']): string {
  const { version } = apiSettings();
  const { nested } = collection;
  if (!nested) return collectionPath(collection, version);
  const owner = encodeURIComponent(String(draft[nested.by]));
  return nestedPath(collection, version).replace(`{${nested.by}}`, owner);
}
