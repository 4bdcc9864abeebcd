import {
  callPaths,
  dashboardAudience,
  dashboardNames,
  isTimeZone,
  type DashboardName,
  type DashboardOf,
} from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
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

/** `GET dashboards/{name}`: the facts that a dashboard shows, for the one who asks. */
export function addDashboardRoutes(
  app: FastifyInstance,
  database: Database,
  clock: () => Date = () => new Date(),
): void {
  for (const name of dashboardNames) {
    const config = { permission: dashboardAudience[name] };
    app.get(`/${callPaths.dashboard(name)}`, { config }, async (request) => {
      const zone = zoneOf(request.headers['time-zone']);
      const ask = { actor: actorOf(request.session), now: clock(), zone };
      return { success: true, data: await dashboardReaders[name](database, ask) };
    });
  }
}

function zoneOf(header: unknown): string {
  return typeof header === 'string' && isTimeZone(header) ? header : 'UTC';
}
