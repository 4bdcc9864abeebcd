import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import type { SharedDatabase } from '../database/TenantDatabase';

/** The states of jobs that have not succeeded: `retry` failed and is tried again, `failed` was given up. */
const states = ['created', 'retry', 'active', 'failed'] as const;

const countedRow = v.object({ name: v.string(), state: v.string(), jobs: v.number() });

/** `callboard_jobs` for Prometheus, by name and state: counted in the database whenever it is read, for all processes. */
export function addJobMetrics(
  registry: Registry,
  shared: SharedDatabase,
  names: readonly string[],
  log: FastifyBaseLogger,
): void {
  new Gauge({
    name: 'callboard_jobs',
    help: 'Jobs in the queue by name and state; failed ones of the last twelve hours.',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const name of names) for (const state of states) this.labels(name, state).set(0);
      try {
        const counted = await shared.rows(countedRow, {
          text: `SELECT name, state::text, count(*)::int AS jobs FROM pgboss.job
            WHERE state::text = ANY ($1) GROUP BY name, state`,
          values: [states],
        });
        for (const { name, state, jobs } of counted) this.labels(name, state).set(jobs);
      } catch (error) {
        // The other figures are worth having where the database is away.
        log.warn({ err: error }, 'could not count jobs');
        this.reset();
      }
    },
  });
}
