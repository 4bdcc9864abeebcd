import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { buildNumber } from '../buildNumber';
import type { Database } from '../database/openDatabase';
import { addTenantFigure, type TenantFigure } from '../metrics/addTenantFigure';

const sessions: TenantFigure = {
  name: 'callboard_sessions',
  help: 'Sessions that have not expired, by tenant.',
  text: 'SELECT count(*)::int AS count FROM sessions WHERE tenant = $1 AND expires > now()',
};

/** Which build runs, how the connections to the database are used, and how many people are signed in. */
export function addInstallationMetrics(registry: Registry, database: Database, log: FastifyBaseLogger): void {
  new Gauge({
    name: 'callboard_build_info',
    help: 'Always 1: its labels name the build of this process.',
    labelNames: ['version', 'build'],
    registers: [registry],
  })
    .labels(buildNumber.version, buildNumber.number)
    .set(1);
  new Gauge({
    name: 'callboard_connections',
    help: 'Connections of this process to the database: in use, idle; and calls that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, ...states } of database.connections())
        for (const [state, count] of Object.entries(states)) this.labels(pool, state).set(count);
    },
  });
  addTenantFigure(registry, database, log, sessions);
}
