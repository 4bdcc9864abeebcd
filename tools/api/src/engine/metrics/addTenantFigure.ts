import { tenantCodes } from '@callboard/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';

const countRow = v.object({ count: v.number() });

/** Figure of a tenant, counted in the database whenever it is read, for all processes. */
export interface TenantFigure {
  name: `callboard_${string}`;
  help: string;
  /** A statement whose parameter is the tenant, with one row and the column `count`. */
  text: string;
}

/** A figure of each tenant for Prometheus. */
export function addTenantFigure(
  registry: Registry,
  database: Database,
  log: FastifyBaseLogger,
  { name, help, text }: TenantFigure,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['tenant'],
    registers: [registry],
    async collect() {
      try {
        for (const tenant of tenantCodes) {
          const [row] = await database.forTenant(tenant).rows(countRow, { text, values: [tenant] });
          this.labels(tenant).set(row?.count ?? 0);
        }
      } catch (error) {
        // The other figures are worth having where the database is away.
        log.warn({ err: error }, `could not count ${name}`);
        this.reset();
      }
    },
  });
}
