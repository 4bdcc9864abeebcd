import { dashboardSchemas } from '../dashboards';
import { defineQuery } from '../../defineQuery';
import { composed, dashboardQuery } from './ownDashboardQueries';

const forStaff = { ...dashboardQuery, roles: ['staff'] } as const;

/** The facts of the dashboards of the office. */
export const dashboardQueries = {
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
