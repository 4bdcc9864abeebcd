import { canReadField } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import type { Scope } from '../../engine/facts/createScope';
import { roomSql, type Shows } from '../../engine/facts/shows';
import { appearsIn, listSql, namedSql } from '../../engine/facts/sqlParts';

/** The entries that appear in the performance `p`, each with the time of its first appearance there. */
export const appearingSql = `SELECT a.entry, min(s.slot_starts_at) AS first
  FROM performance_slots s CROSS JOIN LATERAL (VALUES (s.entry), (s.away)) a (entry)
  WHERE s.tenant = p.tenant AND s.performance = p.hashcode AND a.entry IS NOT NULL GROUP BY a.entry`;

/** Joins the appearances of the entry under an alias, under another. Rehearsals are none. */
export function appearancesSql(entry: string, alias: string): string {
  return `JOIN time_slots ${alias} ON ${alias}.tenant = ${entry}.tenant AND ${appearsIn(entry, alias)} AND ${alias}.kind <> 'rehearsal'`;
}

/** Items with a time slot in the performance `p`, in order of time: a JSON array. The names of acts are for those who read these. */
export function itemsSql(scope: Scope): string {
  return listSql(`SELECT s.hashcode, t.kind, n.hashcode AS entry, g.hashcode AS away, coalesce(t.name, n.name) AS name,
      ${roomSql(scope)} AS room,
      ${canReadField(registry.timeSlots, 'cues', scope.ask.actor.roles) ? 't.cues' : 'NULL'} AS cues,
      s.slot_starts_at AS "from", s.slot_ends_at AS "to"
    FROM performance_slots s
      JOIN time_slots t ON t.tenant = s.tenant AND t.hashcode = s.hashcode
      LEFT JOIN ${scope.from('entries', 'n')} ON n.hashcode = s.entry
      LEFT JOIN ${scope.from('entries', 'g')} ON g.hashcode = s.away
    WHERE s.tenant = p.tenant AND s.performance = p.hashcode
    ORDER BY s.slot_starts_at, s.hashcode`);
}

/**
 * The log of the performance `p`, in the order in which it was made: a JSON array. What the stage door made is for those who can know
 * who is missing.
 */
export function stepsSql(scope: Scope): string {
  const knowsArrivals = canReadField(registry.showSteps, 'participant', scope.ask.actor.roles);
  return listSql(`SELECT s.hashcode, s.step, coalesce(s.item, s.entry) AS item, s.made_at AS at, s.undoes, s.other, s.minutes, s.counts,
      a.hashcode AS participant, CASE WHEN u.hashcode IS NOT NULL THEN ${namedSql('u')} END AS by
    FROM show_steps s
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = s.made_by
      LEFT JOIN ${scope.from('participants', 'a')} ON a.hashcode = s.participant
    WHERE s.tenant = p.tenant AND s.performance = p.hashcode${knowsArrivals ? '' : ` AND s.step NOT IN ('here', 'missing')`}
    ORDER BY s.made_at, s.hashcode`);
}

/** True if everyone can read the newest release of the timetable of the event under an alias. */
function hasTimetableSql(event: string): string {
  return `coalesce((SELECT r.is_public FROM timetable_releases r WHERE r.tenant = ${event}.tenant AND r.event = ${event}.hashcode
    ORDER BY r.number DESC LIMIT 1), false)`;
}

/** The same for the facts of other subjects. */
export const shows: Shows = { appearingSql, appearancesSql, hasTimetableSql, itemsSql, stepsSql };
