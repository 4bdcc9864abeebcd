import { dashboardSchemas } from '../dashboards';
import { defineQuery, noQuery } from './defineQuery';

const shared = {
  group: 'Dashboards',
  input: noQuery,
  envelope: 'data',
  readsTimeZone: true,
} as const;

const forStaff = { ...shared, roles: ['staff'] } as const;

/** The facts of each dashboard. */
export const dashboardQueries = {
  participantDashboard: defineQuery({
    ...shared,
    summary: 'The entries, parts and tasks of the reader',
    path: 'dashboards/participant',
    output: dashboardSchemas.participant,
    roles: 'session',
  }),

  landingDashboard: defineQuery({
    ...forStaff,
    summary: 'Counts, what needs attention, and what changed last',
    path: 'dashboards/landing',
    output: dashboardSchemas.landing,
  }),

  adminDashboard: defineQuery({
    ...forStaff,
    summary: 'The season: entries by status, region and week',
    path: 'dashboards/admin',
    output: dashboardSchemas.admin,
  }),

  performanceDashboard: defineQuery({
    ...forStaff,
    summary: 'Performances by week and hour, time slots, and overruns',
    path: 'dashboards/performance',
    output: dashboardSchemas.performance,
  }),

  bookingDashboard: defineQuery({
    ...forStaff,
    summary: 'Seats by month and region',
    path: 'dashboards/booking',
    output: dashboardSchemas.booking,
  }),

  accountingDashboard: defineQuery({
    ...forStaff,
    summary: 'Fees of entries by season and event',
    path: 'dashboards/accounting',
    output: dashboardSchemas.accounting,
  }),
};
