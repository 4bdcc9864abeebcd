import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionPath,
  listResponseSchema,
  type CollectionName,
  type ListResponse,
  type RecordBase,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { toQueryString } from '@callboard/api-contract/lists';
import type { LoadPage } from './searchState';

/** Loads pages of a collection without the cache: intermediate searches are of no use to other screens. */
export function loadFrom(collection: CollectionName): LoadPage {
  return async (query, signal) => {
    const path = `${collectionPath(collectionNamed(collection), apiSettings().version)}?${toQueryString(query)}`;
    const answer = await sendRequest({ method: 'GET', path, schema: listResponseSchema, signal });
    if (!answer.ok) return answer;
    // The schema checks the minimum of a record; the other fields are as the contract declares them.
    return { ok: true, page: answer.body as unknown as ListResponse<RecordBase> };
  };
}
