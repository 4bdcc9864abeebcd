import {
  countsResponseSchema,
  listResponseSchema,
  looseRecord,
  type AnyRecord,
  type Change,
  type CountsResponse,
  type ListResponse,
} from '@callboard/api-contract';
import { api } from '../api';
import { changesSchema } from './changesSchema';
import type { ListArgs, RecordArgs } from './endpointArgs';
import { changesTag, listTags, recordTags } from './tags';

/** The endpoints that read any collection. */
export const reads = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<ListResponse<AnyRecord>, ListArgs>({
      query: ({ path, query }) => ({ method: 'GET', path: `${path}?${query}`, schema: listResponseSchema }),
      providesTags: (_page, _problem, { collection }) => listTags(collection),
    }),
    counts: build.query<CountsResponse, ListArgs>({
      query: ({ path, query }) => ({
        method: 'GET',
        path: `${path}/counts?${query}`,
        schema: countsResponseSchema,
      }),
      providesTags: (_counts, _problem, { collection }) => listTags(collection),
    }),
    get: build.query<AnyRecord, RecordArgs>({
      query: ({ path, hashcode }) => ({
        method: 'GET',
        path: `${path}/${encodeURIComponent(hashcode)}`,
        schema: looseRecord,
      }),
      providesTags: (_record, _problem, { collection, hashcode }) => recordTags(collection, hashcode),
    }),
    changes: build.query<ListResponse<Change>, RecordArgs>({
      query: ({ path, hashcode }) => ({
        method: 'GET',
        path: `${path}/${encodeURIComponent(hashcode)}/changes`,
        schema: changesSchema,
      }),
      providesTags: (_changes, _problem, { collection, hashcode }) => [changesTag(collection, hashcode)],
    }),
  }),
});
