import {
  collectionCalls,
  collectionPath,
  listResponseSchema,
  looseRecord,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type ListResponse,
} from '@callboard/api-contract';
import type { CountsResponse } from '@callboard/api-contract/lists';
import type { Change } from '@callboard/api-contract/records';
import { taggedName } from '@callboard/api-contract/tags';
import { api } from '../api';
import { apiSettings } from '../configureApi';
import { endpointNamed, endpointNames } from './endpointNames';
import { callTag, changesTag, listTags, recordTags, type Tag } from './tags';

/** The path of the records, if not that of their collection: messages are below their conversation. */
export interface Place {
  path?: string | undefined;
}

/** The argument of the query for a page. */
export interface ListArgs extends Place {
  /** As `toQueryString` writes it. */
  query: string;
  /** Set by virtual tables, whose aborted pages no other view shares. */
  isWindow?: true;
}

/** The argument of the query for one record. */
export interface RecordArgs extends Place {
  hashcode: string;
}

/** The endpoints that read a collection, and functions that edit their cached data. */
export type ReadEndpoints = ReturnType<typeof injectReads>;

/** Adds the reads of a collection to the API: `listVenues`, `countVenues`, `getVenue` and `getVenueChanges`. */
export function injectReads(collection: CollectionName, definition: Collection) {
  const names = endpointNames(collection);
  const pathOf = ({ path }: Place) => path ?? collectionPath(definition, apiSettings().version);
  const recordPath = (args: RecordArgs) => `${pathOf(args)}/${encodeURIComponent(args.hashcode)}`;

  const lists = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.list]: build.query<ListResponse<AnyRecord>, ListArgs>({
        query: (args) => ({
          method: 'GET',
          path: `${pathOf(args)}?${args.query}`,
          schema: listResponseSchema,
        }),
        providesTags: (_page, _problem, { query }) => filteredTags(collection, query),
      }),
    }),
  });
  const counts = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.count]: build.query<CountsResponse, ListArgs>({
        query: (args) => ({
          method: 'GET',
          path: `${pathOf(args)}/counts?${args.query}`,
          schema: collectionCalls.counts.output,
        }),
        providesTags: (_counts, _problem, { query }) => filteredTags(collection, query),
      }),
    }),
  });
  const records = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.get]: build.query<AnyRecord, RecordArgs>({
        query: (args) => ({ method: 'GET', path: recordPath(args), schema: looseRecord }),
        providesTags: (_record, _problem, { hashcode }) => recordTags(collection, hashcode),
      }),
    }),
  });
  const changes = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [names.changes]: build.query<ListResponse<Change>, RecordArgs>({
        query: (args) => ({
          method: 'GET',
          path: `${recordPath(args)}/changes`,
          schema: collectionCalls.changes.output,
        }),
        providesTags: (_changes, _problem, { hashcode }) => [changesTag(collection, hashcode)],
      }),
    }),
  });

  return {
    list: endpointNamed(lists.endpoints, names.list),
    count: endpointNamed(counts.endpoints, names.count),
    get: endpointNamed(records.endpoints, names.get),
    changes: endpointNamed(changes.endpoints, names.changes),
    /** The pending request of a page; undefined where there is none. */
    runningList: (args: ListArgs) => lists.util.getRunningQueryThunk(names.list, args),
    /** Edits a cached page. */
    updateList: (args: ListArgs, edit: (page: ListResponse<AnyRecord>) => void) =>
      lists.util.updateQueryData(names.list, args, edit),
    /** Edits a cached record. */
    updateRecord: (args: RecordArgs, edit: (record: AnyRecord) => void) =>
      records.util.updateQueryData(names.get, args, edit),
    /** The arguments of the cached pages of the collection. */
    cachedLists: (state: CacheState): ListArgs[] =>
      api.util
        .selectInvalidatedBy(state, listTags(collection))
        .filter(({ endpointName }) => endpointName === names.list)
        .map(({ originalArgs }) => originalArgs),
  };
}

/** Which records a list that is filtered by tags has is no matter of the records alone. */
function filteredTags(collection: CollectionName, query: string): Tag[] {
  const isTagged = new RegExp(`(^|&)${taggedName}(__|=)`).test(query);
  return [...listTags(collection), ...(isTagged ? [callTag('tags')] : [])];
}

/** The slice of the store with the cache. */
export type CacheState = Parameters<typeof api.util.selectInvalidatedBy>[0];
