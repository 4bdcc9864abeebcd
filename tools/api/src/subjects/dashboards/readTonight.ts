import { tenants } from '@callboard/all-tenants';
import { tonightSchema, type Tonight } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import { readFacts } from '../../engine/facts/readFacts';
import { listSql, namedSql, running } from '../../engine/facts/sqlParts';
import type { TenantActor } from '../../engine/records/actor';
import { missingFactsSql, storedMissingFacts, toMissingFacts } from '../../engine/facts/missingFacts';
import { performanceSql, shows } from '../../engine/facts/shows';

const maxNights = 20;

const { nights: contract } = tonightSchema.entries;
const storedSchema = v.object({
  nights: v.array(
    v.object({
      ...contract.item.entries,
      acts: v.array(v.object({ hashcode: v.string(), name: v.string(), ...storedMissingFacts })),
    }),
  ),
});

/** The performances of the day at their venues, and what is still on since yesterday, as one who runs them needs them. */
export async function readTonight(database: Database, actor: TenantActor): Promise<Tonight> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { nights } = await readFacts(database, ask, storedSchema, (scope) => ({
    facts: {
      nights:
        listSql(`SELECT ${performanceSql} AS performance, v.time_zone AS zone, ${shows().itemsSql(scope)} AS items, ${shows().stepsSql(scope)} AS steps,
          ${namedSql('e')} AS event, ${namedSql('v')} AS venue, ${namedSql('h')} AS space, coalesce(p.seats, h.capacity) AS seats,
          (SELECT coalesce(sum(k.people), 0)::int FROM ${scope.from('tickets', 'k')}
            WHERE k.performance = p.hashcode AND k.status = 'valid') AS sold,
          (SELECT coalesce(sum(k.admitted), 0)::int FROM ${scope.from('tickets', 'k')}
            WHERE k.performance = p.hashcode AND k.status = 'valid') AS inside,
          ${listSql(`SELECT n.hashcode, n.name, ${missingFactsSql()(scope)}
            FROM (${shows().appearingSql}) a JOIN ${scope.from('entries', 'n')} ON n.hashcode = a.entry
            WHERE n.status IN ${running} ORDER BY a.first, n.hashcode`)} AS acts
        FROM ${scope.from('performances', 'p')}
          JOIN ${scope.from('events', 'e')} ON e.hashcode = p.event
          JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
          JOIN ${scope.from('spaces', 'h')} ON h.hashcode = p.space
        WHERE p.status NOT IN ('cancelled', 'postponed') AND (p.status = 'running'
          OR (p.starts_at AT TIME ZONE v.time_zone)::date = (${scope.now} AT TIME ZONE v.time_zone)::date)
        ORDER BY p.starts_at, p.hashcode LIMIT ${maxNights}`),
    },
  }));
  return {
    nights: nights.map(({ acts, ...night }) => ({
      ...night,
      acts: acts.map(({ hashcode, name, ...facts }) => ({ hashcode, name, missing: toMissingFacts(facts) })),
    })),
  };
}
