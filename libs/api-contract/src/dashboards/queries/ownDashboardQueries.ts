import * as v from 'valibot';
import { layoutContentSchema, ownPageSchema } from '../../layouts/layoutContent';
import { participantSchema } from '../ownDashboard';
import { defineQuery, noQuery } from '../../defineQuery';

/** Common parts of the query of every dashboard. */
export const dashboardQuery = {
  group: 'Dashboards',
  input: noQuery,
  envelope: 'data',
  readsTimeZone: true,
} as const;

/** The facts of a dashboard, the page that the tenant composed for the reader in its place, and their own version: one request is enough. */
export function composed<Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  return v.object({
    ...entries,
    layout: v.optional(v.nullable(layoutContentSchema), null),
    own: v.optional(v.nullable(ownPageSchema), null),
  });
}

/** The facts of the start page, apart from those of the office: the first page loads them. */
export const ownDashboardQueries = {
  participantDashboard: defineQuery({
    ...dashboardQuery,
    summary: 'The entries, parts and tasks of the reader',
    path: 'dashboards/participant',
    output: composed(participantSchema),
    roles: 'session',
  }),
};
