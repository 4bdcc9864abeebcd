import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
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
    help: 'Connections of this process to the database: in use, by tenant or shared; idle; and calls that wait for one.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      // A tenant that does nothing has no line.
      this.reset();
      const { idle, lanes } = database.connections();
      this.labels('any', 'idle').set(idle);
      for (const { lane, busy, waiting } of lanes) {
        this.labels(lane, 'busy').set(busy);
        this.labels(lane, 'waiting').set(waiting);
      }
    },
  });
  new Counter({
    name: 'callboard_reads_total',
    help: 'Reads that a replica can answer: answered by the replica; by the primary because it was behind, or unreachable.',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [answer, count] of Object.entries(database.reads())) this.labels(answer).inc(count);
    },
  });
  addTenantFigure(registry, database, log, sessions);
}
