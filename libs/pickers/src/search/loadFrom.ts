import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionNamed,
  collectionPath,
  listResponseSchema,
  toQueryString,
  type AnyRecord,
  type CollectionName,
  type ListResponse,
} from '@callboard/api-contract';
import type { LoadPage } from './searchState';

/** Asks a collection for pages, past the cache: what somebody typed on the way is of no use to any other screen. */
export function loadFrom(collection: CollectionName): LoadPage {
  return async (query, signal) => {
    const path = `${collectionPath(collectionNamed(collection), apiSettings().version)}?${toQueryString(query)}`;
    const answer = await sendRequest({ method: 'GET', path, schema: listResponseSchema, signal });
    if (!answer.ok) return answer;
    // The schema checks the least that a record must be; the rest is as the contract declares it.
    return { ok: true, page: answer.body as unknown as ListResponse<AnyRecord> };
  };
}
