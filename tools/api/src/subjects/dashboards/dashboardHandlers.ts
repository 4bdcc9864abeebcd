import type { DashboardName, DashboardOf } from '@callboard/api-contract/dashboards';
import { isTimeZone } from '@callboard/api-contract/text';
import type { PlaceName } from '@callboard/api-contract/layouts';
import type { AllHandlers, QueryCall } from '../../engine/calls/handler';
import type { Database } from '../../engine/database/openDatabase';
import { readPlace } from './layouts/readPlace';
import { actorOf } from '../../engine/records/recordContext';
import type { FactsAsk } from '../../engine/facts/createScope';
import { readAccounting } from './readAccounting';
import { readAdmin } from './readAdmin';
import { readBooking } from './readBooking';
import { readLanding } from './readLanding';
import { readParticipant } from './readParticipant';
import { readPerformance } from './readPerformance';
import { readTonight } from './readTonight';
import type { WaitingWork } from './waitingSql';

type Readers = {
  readonly [N in DashboardName]: (
    database: Database,
    ask: FactsAsk,
    work: WaitingWork,
  ) => Promise<DashboardOf<N>>;
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

/** The page that each dashboard is shown on. */
const placeOf: Readonly<Record<DashboardName, PlaceName>> = {
  participant: 'dashboard',
  landing: 'landing',
  admin: 'admin',
  performance: 'performance',
  booking: 'booking',
  accounting: 'accounting',
};

/** The queries of the dashboards. */
export function createDashboardHandlers(database: Database, work: WaitingWork) {
  const handler =
    <N extends DashboardName>(name: N) =>
    async ({ request, session }: Pick<QueryCall<'landingDashboard'>, 'request' | 'session'>) => {
      const actor = actorOf(session);
      const zone = zoneOf(request.headers['time-zone']);
      const [facts, composed] = await Promise.all([
        dashboardReaders[name](database, { actor, now: new Date(), zone }, work),
        readPlace(database, actor, placeOf[name]),
      ]);
      return { ...facts, ...composed };
    };
  return {
    accountingDashboard: handler('accounting'),
    adminDashboard: handler('admin'),
    bookingDashboard: handler('booking'),
    landingDashboard: handler('landing'),
    participantDashboard: handler('participant'),
    performanceDashboard: handler('performance'),
    tonight: async ({ session }) => {
      const tonight = await readTonight(database, actorOf(session));
      return tonight;
    },
  } satisfies Partial<AllHandlers>;
}

function zoneOf(header: unknown): string {
  return typeof header === 'string' && isTimeZone(header) ? header : 'UTC';
}
