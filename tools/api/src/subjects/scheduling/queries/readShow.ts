import { tenants } from '@callboard/all-tenants';
import { showSchema, type Show } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import type { TenantActor } from '../../../engine/records/actor';
import { performanceSql } from '../../../engine/facts/shows';
import { itemsSql, stepsSql } from '../showSql';

const nullableSchema = v.object({
  ...showSchema.entries,
  // Null where the reader cannot read the performance.
  performance: v.nullable(showSchema.entries.performance),
  zone: v.nullable(v.string()),
});

/** The night of a performance in one statement; null where the reader cannot read it. The names of acts are for those who read these. */
export async function readShow(
  database: Database,
  actor: TenantActor,
  performance: string,
): Promise<Show | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const {
    performance: read,
    zone,
    ...rest
  } = await readFacts(database, ask, nullableSchema, (scope) => ({
    before: `WITH p AS MATERIALIZED (
      SELECT p.* FROM ${scope.from('performances', 'p')} WHERE p.hashcode = ${scope.value(performance)}::uuid)`,
    facts: {
      performance: `(SELECT ${performanceSql} FROM p)`,
      zone: `(SELECT v.time_zone FROM p JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue)`,
      items: `coalesce((SELECT ${itemsSql(scope)} FROM p), '[]')`,
      steps: `coalesce((SELECT ${stepsSql(scope)} FROM p), '[]')`,
    },
  }));
  return read && zone !== null ? { performance: read, zone, ...rest } : null;
}
