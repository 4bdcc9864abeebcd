import { tenants } from '@callboard/all-tenants';
import { neededPeopleSchema, type NeededPeople } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import type { Scope } from '../../../engine/facts/createScope';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

const readSchema = v.object({ ...neededPeopleSchema.entries, is_read: v.boolean() });

/** The most people of one answer: more than any event needs twice. */
const maxPeople = 2_000;

/**
 * Joins those who are needed more than once at an event. A performer is known by their record in People, else by name and school, with
 * the same date of birth where both have one. Null where the reader cannot read the event.
 */
export async function readNeededPeople(
  database: Database,
  actor: TenantActor,
  event: string,
): Promise<NeededPeople | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { is_read, ...people } = await readFacts(database, ask, readSchema, (scope) => ({
    before: `WITH e AS MATERIALIZED (SELECT e.* FROM ${scope.from('events', 'e')} WHERE e.hashcode = ${scope.value(event)}::uuid),
      sides AS MATERIALIZED (SELECT t.hashcode AS item, n.hashcode AS entry, n.contact
        FROM e JOIN ${scope.from('timeSlots', 't')} ON t.event = e.hashcode AND t.is_out IS NOT TRUE
          CROSS JOIN LATERAL (VALUES (t.entry), (t.away)) a (entry)
          JOIN ${scope.from('entries', 'n')} ON n.hashcode = a.entry),
      needs (key, person, title, need) AS (${needsSql(scope).join(' UNION ')})`,
    facts: {
      is_read: 'EXISTS (SELECT FROM e)',
      people:
        listSql(`SELECT (min(person::text))::uuid AS hashcode, min(title) AS title, json_agg(need ORDER BY need::text) AS needs
        FROM needs GROUP BY key HAVING count(DISTINCT need ->> 'item') > 1
        ORDER BY 2, 1 LIMIT ${maxPeople}`),
    },
  }));
  return is_read ? people : null;
}

/** Queries of what people are needed for, each with the key of the person. */
function needsSql({ from }: Scope): string[] {
  const inItem = (as: string) => `jsonb_build_object('as', '${as}', 'item', s.item)`;
  return [
    `SELECT coalesce(p.individual::text, concat_ws(' ', p.name_plain, p.organisation, p.born)), p.hashcode, p.name, ${inItem('performer')}
      FROM (SELECT a.*, coalesce(a.date_of_birth, CASE WHEN min(a.date_of_birth) OVER alike = max(a.date_of_birth) OVER alike
            THEN min(a.date_of_birth) OVER alike END) AS born
          FROM ${from('participants', 'a')} WHERE a.entry IN (SELECT entry FROM sides) AND a.status <> 'withdrawn'
          WINDOW alike AS (PARTITION BY a.name_plain, a.organisation)) p
        JOIN sides s ON s.entry = p.entry`,
    `SELECT s.contact::text, s.contact, c.qed_title, ${inItem('contact')}
      FROM sides s JOIN ${from('individuals', 'c')} ON c.hashcode = s.contact`,
    `SELECT coalesce(u.individual, j.judge)::text, coalesce(u.individual, j.judge), j.name, ${inItem('judge')}
      FROM e JOIN ${from('panelJudges', 'j')} ON j.event = e.hashcode AND j.status <> 'stood_down'
        JOIN ${from('stageEntries', 'g')} ON g.stage = j.stage JOIN sides s ON s.entry = g.entry
        LEFT JOIN ${from('users', 'u')} ON u.hashcode = j.judge`,
  ];
}
