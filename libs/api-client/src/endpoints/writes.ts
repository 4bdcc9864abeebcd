import {
  bulkResponseSchema,
  callPaths,
  createdSchema,
  patchedSchema,
  type AnyRecord,
  type BulkResult,
} from '@callboard/api-contract';
import type {
  ActArgs,
  BulkActArgs,
  BulkPatchArgs,
  BulkRemoveArgs,
  CreateArgs,
  PatchArgs,
  RemoveArgs,
  Written,
} from './endpointArgs';
import { reads } from './reads';
import { showPatchAtOnce } from './showPatchAtOnce';
import { writeTags } from './tags';

/** The endpoints that write any collection. */
export const writes = reads.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation<Written<AnyRecord>, CreateArgs>({
      query: ({ path, draft, idempotencyKey }) => ({
        method: 'POST',
        path,
        body: draft,
        idempotencyKey,
        schema: createdSchema,
      }),
      transformResponse: (body: { data: AnyRecord }, meta) => written(body.data, meta),
      invalidatesTags: (answer, _problem, { collection }) => (answer ? writeTags(collection, [], []) : []),
    }),
    patch: build.mutation<Written<AnyRecord>, PatchArgs>({
      query: ({ path, hashcode, patch, version }) => ({
        method: 'PATCH',
        path: `${path}/${encodeURIComponent(hashcode)}`,
        body: patch,
        version,
        schema: patchedSchema,
      }),
      transformResponse: (record: AnyRecord, meta) => written(record, meta),
      onQueryStarted: showPatchAtOnce,
      // A stale or refused patch is a reason to look at the record anew, too.
      invalidatesTags: (_answer, _problem, { collection, hashcode, retitles }) =>
        writeTags(collection, [hashcode], retitles),
    }),
    bulkPatch: build.mutation<Written<BulkResult[]>, BulkPatchArgs>({
      query: ({ path, items }) => ({
        method: 'PATCH',
        path,
        body: { bulk_patch: items },
        schema: bulkResponseSchema,
      }),
      transformResponse: (body: { results: BulkResult[] }, meta) => written(body.results, meta),
      invalidatesTags: (_answer, _problem, { collection, items, retitles }) =>
        writeTags(
          collection,
          items.map((item) => item.hashcode),
          retitles,
        ),
    }),
    act: build.mutation<Written<AnyRecord>, ActArgs>({
      query: ({ path, action, target, values, idempotencyKey }) => ({
        method: 'POST',
        path: `${path}/actions`,
        body: { action, target, data: values },
        idempotencyKey,
        schema: createdSchema,
      }),
      transformResponse: (body: { data: AnyRecord }, meta) => written(body.data, meta),
      invalidatesTags: (_answer, _problem, { collection, target, retitles }) =>
        writeTags(collection, [target], retitles),
    }),
    bulkAct: build.mutation<Written<BulkResult[]>, BulkActArgs>({
      query: ({ path, action, hashcodes, idempotencyKey }) => ({
        method: 'POST',
        path: `${path}/actions`,
        body: { action, hashcodes },
        idempotencyKey,
        schema: bulkResponseSchema,
      }),
      transformResponse: (body: { results: BulkResult[] }, meta) => written(body.results, meta),
      invalidatesTags: (_answer, _problem, { collection, hashcodes, retitles }) =>
        writeTags(collection, hashcodes, retitles),
    }),
    remove: build.mutation<Written<null>, RemoveArgs>({
      query: ({ path, hashcode, version }) => ({
        method: 'DELETE',
        path: `${path}/${encodeURIComponent(hashcode)}`,
        version,
      }),
      transformResponse: (_body, meta) => written(null, meta),
      invalidatesTags: (answer, _problem, { collection, retitles }) =>
        // The record's own page is left alone: to fetch it anew would only say that it is gone.
        answer ? writeTags(collection, [], retitles) : [],
    }),
    bulkRemove: build.mutation<Written<BulkResult[]>, BulkRemoveArgs>({
      query: ({ path, hashcodes }) => ({
        method: 'DELETE',
        path,
        body: { hashcodes },
        schema: bulkResponseSchema,
      }),
      transformResponse: (body: { results: BulkResult[] }, meta) => written(body.results, meta),
      invalidatesTags: (_answer, _problem, { collection, retitles }) => writeTags(collection, [], retitles),
    }),
    undo: build.mutation<Written<null>, { changeSet: string; idempotencyKey: string }>({
      query: ({ changeSet, idempotencyKey }) => ({
        method: 'POST',
        path: callPaths.changeActions,
        body: { action: 'undo', target: changeSet },
        idempotencyKey,
      }),
      transformResponse: (_body, meta) => written(null, meta),
      // A change set may hold anything, an import of thousands of rows among it.
      invalidatesTags: ['List', 'Record', 'Referring', 'Changes'],
    }),
  }),
});

function written<T>(data: T, meta: { changeSet: string | null } | undefined): Written<T> {
  return { data, changeSet: meta?.changeSet ?? null };
}
