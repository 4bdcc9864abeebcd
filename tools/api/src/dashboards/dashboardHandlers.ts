import { isTimeZone, type DashboardName, type DashboardOf } from '@callboard/api-contract';
import type { AllHandlers, QueryCall } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import { actorOf } from '../records/recordContext';
import type { DashboardAsk } from './createScope';
import { readAccounting } from './readAccounting';
import { readAdmin } from './readAdmin';
import { readBooking } from './readBooking';
import { readLanding } from './readLanding';
import { readParticipant } from './readParticipant';
import { readPerformance } from './readPerformance';

type Readers = {
  readonly [N in DashboardName]: (database: Database, ask: DashboardAsk) => Promise<DashboardOf<N>>;
};

/** How the facts of each dashboard are read. */
export const dashboardReaders: Readers = {
  participant: readParticipant,
  landing: readLanding,
  admin: readAdmin,
  performance: readPerformance,
  booking: readBooking,
  accounting: readAccounting,
};

/** The queries of the dashboards. */
export function createDashboardHandlers(database: Database) {
  const handler =
    <N extends DashboardName>(name: N) =>
    async ({ request, session }: Pick<QueryCall<'landingDashboard'>, 'request' | 'session'>) =>
      dashboardReaders[name](database, {
        actor: actorOf(session),
        now: new Date(),
        zone: zoneOf(request.headers['time-zone']),
      });
  return {
    accountingDashboard: handler('accounting'),
    adminDashboard: handler('admin'),
    bookingDashboard: handler('booking'),
    landingDashboard: handler('landing'),
    participantDashboard: handler('participant'),
    performanceDashboard: handler('performance'),
  } satisfies Partial<AllHandlers>;
}

function zoneOf(header: unknown): string {
  return typeof header === 'string' && isTimeZone(header) ? header : 'UTC';
}
