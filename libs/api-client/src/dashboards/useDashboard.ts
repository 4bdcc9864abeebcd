import {
  callPaths,
  collectionNames,
  dashboardSchemas,
  type DashboardName,
  type DashboardOf,
} from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { api } from '../api';
import type { Loaded } from '../collections/CollectionHooks';
import { listTags } from '../collections/tags';
import { useLoaded } from '../collections/useLoaded';

/** The endpoint of every dashboard. It is computed from many collections, so a write of any makes it out of date. */
const dashboards = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<unknown, DashboardName>({
      query: (name) => ({
        method: 'GET',
        path: callPaths.dashboard(name),
        schema: v.object({ success: v.literal(true), data: dashboardSchemas[name] }),
      }),
      transformResponse: (body: { data: unknown }) => body.data,
      providesTags: collectionNames.flatMap(listTags),
    }),
  }),
});

/**
 * The data of a dashboard, as far as the user may see it.
 *
 * @example
 * const { data, problem, isLoading } = useDashboard('landing');
 */
export function useDashboard<N extends DashboardName>(
  name: N,
  options: { skip?: boolean } = {},
): Loaded<DashboardOf<N>> {
  const query = dashboards.useDashboardQuery(options.skip ? skipToken : name);
  const loaded = useLoaded(query);
  // The endpoint accepts no answer that is not what the contract declares for this dashboard.
  return { ...loaded, data: query.currentData as DashboardOf<N> | undefined };
}
