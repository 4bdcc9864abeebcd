import { tenants } from '@callboard/all-tenants';
import { castSchema, type Cast } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { appearingSql } from '../showSql';
import { listSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

const readSchema = v.object({ ...castSchema.entries, is_read: v.boolean() });

/** Participants who appear in a performance, without those who withdrew; null where the reader cannot read it. */
export async function readCast(
  database: Database,
  actor: TenantActor,
  performance: string,
): Promise<Cast | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { is_read, ...cast } = await readFacts(database, ask, readSchema, (scope) => ({
    before: `WITH p AS MATERIALIZED (
      SELECT p.tenant, p.hashcode FROM ${scope.from('performances', 'p')} WHERE p.hashcode = ${scope.value(performance)}::uuid)`,
    facts: {
      is_read: 'EXISTS (SELECT FROM p)',
      entries: listSql(`SELECT n.hashcode,
          ${listSql(`SELECT a.hashcode, a.name FROM ${scope.from('participants', 'a')}
            WHERE a.entry = n.hashcode AND a.status <> 'withdrawn' ORDER BY a.name, a.hashcode`)} AS participants
        FROM p CROSS JOIN LATERAL (${appearingSql}) s JOIN ${scope.from('entries', 'n')} ON n.hashcode = s.entry
        ORDER BY s.first, n.hashcode`),
    },
  }));
  return is_read ? cast : null;
}
