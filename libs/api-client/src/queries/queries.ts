import type { Query } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import type { QueryInputOf, QueryName, QueryOutputOf, queryRegistry } from '@callboard/api-contract/queries';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { api } from '../api';
import type { Loaded } from '../collections/CollectionHooks';
import type { CacheDispatch } from '../collections/optimisticPatch';
import { endpointNamed } from '../collections/endpointNames';
import { callTag, listTags } from '../collections/tags';
import { useCurrent } from '../collections/useLoaded';
import { handlesByName } from '../declarations/handlesByName';
import { loadQuery } from '../declarations/loadQuery';
import { dataOf, queryRequest } from './readQuery';

/** One declared read, as a screen uses it. */
export interface QueryHandle<Q extends QueryName> {
  /** The output, from the cache while it is fresh. With other input, the previous output is not shown. */
  useQuery(...args: UseArgs<QueryInputOf<Q>>): Loaded<QueryOutputOf<Q>>;
  /** A thunk that requests the output before it is rendered: `useQuery` with equal input finds it in the cache or under way. */
  request(...args: RequestArgs<QueryInputOf<Q>>): (dispatch: CacheDispatch) => Promise<void>;
}

interface Skip {
  /** While true, no request is sent. */
  skip?: boolean;
}

// The input is optional when none of it is required.
type UseArgs<I> = Record<never, never> extends I ? [input?: I, options?: Skip] : [input: I, options?: Skip];

type RequestArgs<I> = Record<never, never> extends I ? [input?: I] : [input: I];

type Queries = { readonly [Q in keyof typeof queryRegistry]: QueryHandle<Q> };

/**
 * Every declared query, by its key in the registry.
 *
 * @example
 * const { data, problem, isLoading } = queries.adminDashboard.useQuery();
 */
export const queries = handlesByName<QueryName, Queries>(buildQuery);

function buildQuery(name: QueryName) {
  let injected: ReturnType<typeof injectQuery> | undefined;
  // Injected on first use: a page uses a few of many queries.
  const endpoint = () => (injected ??= injectQuery(name));
  return {
    useQuery(input: object = {}, { skip = false }: Skip = {}) {
      return useCurrent(endpoint().useQuery(skip ? skipToken : input));
    },
    request(input: object = {}) {
      return async (dispatch: CacheDispatch) => {
        const request = dispatch(endpoint().initiate(input));
        await request;
        request.unsubscribe();
      };
    },
  };
}

/** Adds a query to the API, under its own name. Without a tag it can be computed from any collection, so any write invalidates it. */
function injectQuery(name: QueryName) {
  const endpointName: string = name;
  let loaded: Query | undefined;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<unknown, object>({
        query: async (input) => {
          loaded = await loadQuery(name);
          return queryRequest(loaded, input);
        },
        transformResponse: async (body: unknown) => dataOf(await loadQuery(name), body),
        providesTags: () => (loaded?.tag ? [callTag(loaded.tag)] : collectionNames.flatMap(listTags)),
      }),
    }),
  });
  return endpointNamed(endpoints, endpointName);
}
