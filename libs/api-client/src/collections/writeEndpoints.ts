import {
  actedSchema,
  bulkResponseSchema,
  collectionPath,
  createdSchema,
  patchedSchema,
  type AnyRecord,
  type BulkResult,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { api, type AnswerMeta } from '../api';
import { apiSettings } from '../configureApi';
import { loadActionOnRecord } from '../declarations/loadAction';
import { addOwnChanges } from '../ownChanges';
import { endpointNamed, endpointNames } from './endpointNames';
import { showPatch, type SentPatch } from './optimisticPatch';
import type { Place, ReadEndpoints } from './readEndpoints';
import { writeTags } from './tags';

/** The result of a write, with the number of its change set, by which it can be undone. */
export interface Written<T> {
  data: T;
  changeSet: string | null;
}

type Item = Readonly<Record<string, unknown> & { hashcode: string }>;

interface CreateArgs extends Place {
  draft: unknown;
  idempotencyKey: string;
}
interface PatchArgs extends SentPatch {
  /** Absent where the server counts no versions. */
  version: number | undefined;
}
interface BulkPatchArgs extends Place {
  items: readonly Item[];
}
interface ActArgs extends Place {
  transition: string;
  hashcode: string;
  reason?: string | undefined;
  idempotencyKey: string;
  isQuiet: boolean;
}
interface BulkActArgs extends Place {
  transition: string;
  hashcodes: readonly string[];
  reason?: string | undefined;
  /** Absent for a preview. */
  idempotencyKey?: string;
  preview?: true;
}
interface RemoveArgs extends Place {
  hashcode: string;
  version: number | undefined;
}
interface BulkRemoveArgs extends Place {
  hashcodes: readonly string[];
  preview?: true;
}

/** Adds the writes of a collection to the API: `createVenue`, `patchVenue`, `patchVenues`, `actOnVenue` and so on. */
export function injectWrites(collection: CollectionName, definition: Collection, reads: ReadEndpoints) {
  const names = endpointNames(collection);
  const pathOf = ({ path }: Place) => path ?? collectionPath(definition, apiSettings().version);
  const recordPath = (args: Place & { hashcode: string }) =>
    `${pathOf(args)}/${encodeURIComponent(args.hashcode)}`;
  const tags = (hashcodes: readonly string[], changedFields: readonly string[] = []) =>
    writeTags(collection, hashcodes, retitledBy(definition, changedFields));
  /** Collections that each called transition writes besides its record, if it is an action of its own. */
  const alsoWritten = new Map<string, readonly CollectionName[]>();
  const tagsOfRemoval = writeTags(collection, [], collectionsReferringTo(definition));
  /** The result of a write. Its records are refetched because of their tags, and not once more because of its push. */
  function written<T>(data: T, meta: AnswerMeta | undefined, hashcodes: readonly string[]): Written<T> {
    const changeSet = meta?.changeSet ?? null;
    if (changeSet !== null) addOwnChanges(changeSet, collection, hashcodes);
    return { data, changeSet };
  }

  const create = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.create]: build.mutation<Written<AnyRecord>, CreateArgs>({
        query: ({ draft, idempotencyKey, ...place }) => ({
          method: 'POST',
          path: pathOf(place),
          body: draft,
          idempotencyKey,
          schema: createdSchema,
        }),
        transformResponse: ({ data }: { data: AnyRecord }, meta) => written(data, meta, [data.hashcode]),
        invalidatesTags: (answer) => (answer ? tags([]) : []),
      }),
    }),
  });
  const patch = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.patch]: build.mutation<Written<AnyRecord>, PatchArgs>({
        query: ({ patch: body, version, ...record }) => ({
          method: 'PATCH',
          path: recordPath(record),
          body,
          version,
          schema: patchedSchema,
        }),
        transformResponse: (record: AnyRecord, meta) => written(record, meta, [record.hashcode]),
        onQueryStarted: (sent, started) => showPatch(reads, definition.title, sent, started),
        // The record is refetched after a stale or refused patch, too.
        invalidatesTags: (_answer, _problem, sent) => tags([sent.hashcode], Object.keys(sent.patch)),
      }),
    }),
  });
  const bulkPatch = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.bulkPatch]: build.mutation<Written<BulkResult[]>, BulkPatchArgs>({
        query: ({ items, ...place }) => ({
          method: 'PATCH',
          path: pathOf(place),
          body: { bulk_patch: items },
          schema: bulkResponseSchema,
        }),
        transformResponse: ({ results }: { results: BulkResult[] }, meta, { items }) =>
          written(
            results,
            meta,
            items.map(({ hashcode }) => hashcode),
          ),
        invalidatesTags: (_answer, _problem, { items }) =>
          tags(
            items.map(({ hashcode }) => hashcode),
            items.flatMap(Object.keys),
          ),
      }),
    }),
  });
  const act = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.act]: build.mutation<Written<AnyRecord | null>, ActArgs>({
        query: async ({ transition, hashcode, reason, idempotencyKey, isQuiet, ...place }) => {
          const action = await loadActionOnRecord(collection, transition);
          alsoWritten.set(transition, action?.alsoWrites ?? []);
          return {
            method: 'POST',
            path: `${pathOf(place)}/actions`,
            body: { action: transition, target: hashcode, data: reason === undefined ? {} : { reason } },
            idempotencyKey,
            isQuiet,
            schema: actedSchema,
          };
        },
        transformResponse: ({ data }: { data: AnyRecord | null }, meta, { hashcode }) =>
          written(data, meta, [hashcode]),
        invalidatesTags: (_answer, _problem, { transition, hashcode }) => [
          ...tags([hashcode]),
          ...(alsoWritten.get(transition) ?? []),
        ],
      }),
    }),
  });
  const bulkAct = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.bulkAct]: build.mutation<Written<BulkResult[]>, BulkActArgs>({
        query: ({ transition, hashcodes, reason, preview, idempotencyKey, ...place }) => ({
          method: 'POST',
          path: `${pathOf(place)}/actions`,
          body: {
            action: transition,
            hashcodes,
            ...(reason !== undefined && { data: { reason } }),
            ...(preview && { preview }),
          },
          ...(idempotencyKey !== undefined && { idempotencyKey }),
          schema: bulkResponseSchema,
        }),
        transformResponse: ({ results }: { results: BulkResult[] }, meta, { hashcodes }) =>
          written(results, meta, hashcodes),
        invalidatesTags: (_answer, _problem, { hashcodes, preview }) => (preview ? [] : tags(hashcodes)),
      }),
    }),
  });
  const remove = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.remove]: build.mutation<Written<null>, RemoveArgs>({
        query: ({ version, ...record }) => ({ method: 'DELETE', path: recordPath(record), version }),
        transformResponse: (_body, meta, { hashcode }) => written(null, meta, [hashcode]),
        // The record itself is not invalidated: refetching it would only return a 404.
        invalidatesTags: (answer) => (answer ? tagsOfRemoval : []),
      }),
    }),
  });
  const bulkRemove = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.bulkRemove]: build.mutation<Written<BulkResult[]>, BulkRemoveArgs>({
        query: ({ hashcodes, preview, ...place }) => ({
          method: 'DELETE',
          path: pathOf(place),
          body: { hashcodes, ...(preview && { preview }) },
          schema: bulkResponseSchema,
        }),
        transformResponse: ({ results }: { results: BulkResult[] }, meta, { hashcodes }) =>
          written(results, meta, hashcodes),
        invalidatesTags: (_answer, _problem, { preview }) => (preview ? [] : tagsOfRemoval),
      }),
    }),
  });

  return {
    create: endpointNamed(create.endpoints, names.create),
    patch: endpointNamed(patch.endpoints, names.patch),
    bulkPatch: endpointNamed(bulkPatch.endpoints, names.bulkPatch),
    act: endpointNamed(act.endpoints, names.act),
    bulkAct: endpointNamed(bulkAct.endpoints, names.bulkAct),
    remove: endpointNamed(remove.endpoints, names.remove),
    bulkRemove: endpointNamed(bulkRemove.endpoints, names.bulkRemove),
  };
}

/** The collections whose answers show the titles of this one's records: those with a reference to it. */
export function collectionsReferringTo({
  name: target,
}: Pick<Collection, 'name'>): readonly CollectionName[] {
  return collectionNames.filter((name) => Object.values(collectionNamed(name).references).includes(target));
}

/** Collections of them that a change of these fields affects: none, unless it changes the title. */
export function retitledBy(
  definition: Pick<Collection, 'name' | 'title'>,
  changedFields: readonly string[],
): readonly CollectionName[] {
  const changesTitle = definition.title.some((name) => changedFields.includes(name));
  return changesTitle ? collectionsReferringTo(definition) : [];
}
