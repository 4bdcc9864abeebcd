import {
  collectionNames,
  queryNamed,
  queryNames,
  type QueryInputOf,
  type QueryName,
  type QueryOutputOf,
  type queryRegistry,
} from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { api } from '../api';
import type { Loaded } from '../collections/CollectionHooks';
import { endpointNamed } from '../collections/endpointNames';
import { callTag, listTags } from '../collections/tags';
import { useCurrent } from '../collections/useLoaded';
import { dataOf, queryRequest } from './readQuery';

/** One declared read, as a screen uses it. */
export interface QueryHandle<Q extends QueryName> {
  /** The output, from the cache while it is fresh. With other input, the previous output is not shown. */
  useQuery(...args: UseArgs<QueryInputOf<Q>>): Loaded<QueryOutputOf<Q>>;
}

interface Skip {
  /** While true, no request is sent. */
  skip?: boolean;
}

// The input is optional when none of it is required.
type UseArgs<I> = Record<never, never> extends I ? [input?: I, options?: Skip] : [input: I, options?: Skip];

type Queries = { readonly [Q in keyof typeof queryRegistry]: QueryHandle<Q> };

/**
 * Every declared query, by its key in the registry.
 *
 * @example
 * const { data, problem, isLoading } = queries.adminDashboard.useQuery();
 */
export const queries: Queries = buildQueries();

function buildQueries(): Queries {
  const built = Object.fromEntries(queryNames.map((name) => [name, buildQuery(name)]));
  // Each response has been parsed with the output schema of the query of that name.
  return built as unknown as Queries;
}

function buildQuery(name: QueryName) {
  let endpoint: ReturnType<typeof injectQuery> | undefined;
  return {
    useQuery(input: object = {}, { skip = false }: Skip = {}) {
      // Injected on first use: a page uses a few of many queries.
      endpoint ??= injectQuery(name);
      return useCurrent(endpoint.useQuery(skip ? skipToken : input));
    },
  };
}

/** Adds a query to the API, under its own name. Without a tag it can be computed from any collection, so any write invalidates it. */
function injectQuery(name: QueryName) {
  const query = queryNamed(name);
  const endpointName: string = name;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<unknown, object>({
        query: (input) => queryRequest(query, input),
        transformResponse: (body: unknown) => dataOf(query, body),
        providesTags: query.tag ? [callTag(query.tag)] : collectionNames.flatMap(listTags),
      }),
    }),
  });
  return endpointNamed(endpoints, endpointName);
}
