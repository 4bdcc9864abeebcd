import { dashboardSchemas } from '../../dashboards';
import { defineQuery, noQuery } from '../defineQuery';

const shared = {
  group: 'Dashboards',
  input: noQuery,
  envelope: 'data',
  readsTimeZone: true,
} as const;

const forStaff = { ...shared, roles: ['staff'] } as const;

export const participantDashboard = defineQuery({
  ...shared,
  summary: 'The entries, parts and tasks of the reader',
  path: 'dashboards/participant',
  output: dashboardSchemas.participant,
  roles: 'session',
});

export const landingDashboard = defineQuery({
  ...forStaff,
  summary: 'Counts, what needs attention, and what changed last',
  path: 'dashboards/landing',
  output: dashboardSchemas.landing,
});

export const adminDashboard = defineQuery({
  ...forStaff,
  summary: 'The season: entries by status, region and week',
  path: 'dashboards/admin',
  output: dashboardSchemas.admin,
});

export const performanceDashboard = defineQuery({
  ...forStaff,
  summary: 'Performances by week and hour, time slots, and overruns',
  path: 'dashboards/performance',
  output: dashboardSchemas.performance,
});

export const bookingDashboard = defineQuery({
  ...forStaff,
  summary: 'Seats by month and region',
  path: 'dashboards/booking',
  output: dashboardSchemas.booking,
});

export const accountingDashboard = defineQuery({
  ...forStaff,
  summary: 'Fees of entries by season and event',
  path: 'dashboards/accounting',
  output: dashboardSchemas.accounting,
});
