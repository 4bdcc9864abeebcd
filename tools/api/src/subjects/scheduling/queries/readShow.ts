import { tenants } from '@callboard/all-tenants';
import { showSchema, type Show } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

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
      performance: `(SELECT json_build_object('hashcode', p.hashcode, 'title', p.qed_title, 'status', p.status,
          'starts_at', p.starts_at, 'ends_at', p.ends_at) FROM p)`,
      zone: `(SELECT v.time_zone FROM p JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue)`,
      items:
        listSql(`SELECT s.hashcode, coalesce(t.kind, 'entry') AS kind, coalesce(t.name, n.name) AS name, n.room,
          s.slot_starts_at AS "from", s.slot_ends_at AS "to"
        FROM p JOIN performance_slots s ON s.tenant = p.tenant AND s.performance = p.hashcode
          LEFT JOIN time_slots t ON t.tenant = s.tenant AND t.hashcode = s.hashcode
          LEFT JOIN ${scope.from('entries', 'n')} ON n.hashcode = s.hashcode
        ORDER BY s.slot_starts_at, s.hashcode`),
      steps: listSql(`SELECT s.hashcode, s.step, coalesce(s.entry, s.item) AS item, s.made_at AS at, s.undoes,
          CASE WHEN u.hashcode IS NOT NULL THEN ${namedSql('u')} END AS by
        FROM p JOIN show_steps s ON s.tenant = p.tenant AND s.performance = p.hashcode
          LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = s.made_by
        ORDER BY s.made_at, s.hashcode`),
    },
  }));
  return read && zone !== null ? { performance: read, zone, ...rest } : null;
}
