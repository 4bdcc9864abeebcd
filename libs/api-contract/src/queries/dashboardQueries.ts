import * as v from 'valibot';
import { dashboardSchemas } from '../dashboards';
import { layoutContentSchema, ownPageSchema } from '../layouts/layoutContent';
import { defineQuery, noQuery } from './defineQuery';

const shared = {
  group: 'Dashboards',
  input: noQuery,
  envelope: 'data',
  readsTimeZone: true,
} as const;

const forStaff = { ...shared, roles: ['staff'] } as const;

/** The facts of a dashboard, the page that the tenant composed for the reader in its place, and their own version: one request is enough. */
function composed<Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  return v.object({
    ...entries,
    layout: v.optional(v.nullable(layoutContentSchema), null),
    own: v.optional(v.nullable(ownPageSchema), null),
  });
}

/** The facts of each dashboard. */
export const dashboardQueries = {
  participantDashboard: defineQuery({
    ...shared,
    summary: 'The entries, parts and tasks of the reader',
    path: 'dashboards/participant',
    output: composed(dashboardSchemas.participant),
    roles: 'session',
  }),

  landingDashboard: defineQuery({
    ...forStaff,
    summary: 'Counts, what needs attention, and what changed last',
    path: 'dashboards/landing',
    output: composed(dashboardSchemas.landing),
  }),

  adminDashboard: defineQuery({
    ...forStaff,
    summary: 'The season: entries by status, region and week',
    path: 'dashboards/admin',
    output: composed(dashboardSchemas.admin),
  }),

  performanceDashboard: defineQuery({
    ...forStaff,
    summary: 'Performances by week and hour, time slots, and overruns',
    path: 'dashboards/performance',
    output: composed(dashboardSchemas.performance),
  }),

  bookingDashboard: defineQuery({
    ...forStaff,
    summary: 'Seats by month and region',
    path: 'dashboards/booking',
    output: composed(dashboardSchemas.booking),
  }),

  accountingDashboard: defineQuery({
    ...forStaff,
    summary: 'Fees of entries by season and event',
    path: 'dashboards/accounting',
    output: composed(dashboardSchemas.accounting),
  }),
};
