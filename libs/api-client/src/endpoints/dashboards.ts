import { callPaths, collectionNames, dashboardSchemas, type DashboardName } from '@callboard/api-contract';
import * as v from 'valibot';
import { api } from '../api';
import { listTags } from './tags';

/** The endpoint of every dashboard. Its facts are drawn from many collections, so a write of any makes them out of date. */
export const dashboards = api.injectEndpoints({
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
