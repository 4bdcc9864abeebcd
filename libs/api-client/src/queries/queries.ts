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
import { listTags } from '../collections/tags';
import { useCurrent } from '../collections/useLoaded';
import { dataOf, queryRequest } from './readQuery';

/** One declared read, as a screen uses it. */
export interface QueryHandle<Q extends QueryName> {
  /** The answer, from the cache while it is fresh. With other input, the former answer is not shown. */
  use(...args: UseArgs<QueryInputOf<Q>>): Loaded<QueryOutputOf<Q>>;
}

interface Skip {
  /** Sends no request for now. */
  skip?: boolean;
}

// Where nothing is required, the input may be left out.
type UseArgs<I> = Record<never, never> extends I ? [input?: I, options?: Skip] : [input: I, options?: Skip];

type Queries = { readonly [Q in keyof typeof queryRegistry]: QueryHandle<Q> };

/**
 * Every declared read that is no collection, by its key in the registry.
 *
 * @example
 * const { data, problem, isLoading } = queries.adminDashboard.use();
 */
export const queries: Queries = buildQueries();

function buildQueries(): Queries {
  const built = Object.fromEntries(queryNames.map((name) => [name, buildQuery(name)]));
  // The answers have been parsed by the output schemas of the queries whose names these are.
  return built as unknown as Queries;
}

function buildQuery(name: QueryName) {
  let endpoint: ReturnType<typeof injectQuery> | undefined;
  return {
    use(input: object = {}, { skip = false }: Skip = {}) {
      // Injected at the first use: a page uses a few queries of many.
      endpoint ??= injectQuery(name);
      return useCurrent(endpoint.useQuery(skip ? skipToken : input));
    },
  };
}

/** Adds a query to the API, under its own name. It may be computed from any collection, so any write makes it out of date. */
function injectQuery(name: QueryName) {
  const query = queryNamed(name);
  const endpointName: string = name;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      [endpointName]: build.query<unknown, object>({
        query: (input) => queryRequest(query, input),
        transformResponse: (body: unknown) => dataOf(query, body),
        providesTags: collectionNames.flatMap(listTags),
      }),
    }),
  });
  return endpointNamed(endpoints, endpointName);
}
