import { canReadField } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import type { Scope } from './createScope';
import { listSql, namedSql } from './sqlParts';

/** A performance under the alias `p` as `{ hashcode, title, status, … }`. */
export const performanceSql = `json_build_object('hashcode', p.hashcode, 'title', p.qed_title, 'status', p.status,
  'starts_at', p.starts_at, 'ends_at', p.ends_at)`;

/** The entries that appear in the performance `p`, each with the time of its first appearance there. */
export const appearingSql = `SELECT a.entry, min(s.slot_starts_at) AS first
  FROM performance_slots s CROSS JOIN LATERAL (VALUES (s.entry), (s.away)) a (entry)
  WHERE s.tenant = p.tenant AND s.performance = p.hashcode AND a.entry IS NOT NULL GROUP BY a.entry`;

/** The dressing room of an entry `n` that appears as `t`: it is that at its own event, for those who read it. */
export function roomSql({ ask }: Scope): string {
  return canReadField(registry.entries, 'room', ask.actor.roles)
    ? 'CASE WHEN n.event = t.event THEN n.room END'
    : 'NULL';
}

/** What has a time slot in the performance `p`, in order of time: a JSON array. The names of acts are for those who read these. */
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
  return listSql(`SELECT s.hashcode, s.step, coalesce(s.item, s.entry) AS item, s.made_at AS at, s.undoes, s.other, s.minutes,
      a.hashcode AS participant, CASE WHEN u.hashcode IS NOT NULL THEN ${namedSql('u')} END AS by
    FROM show_steps s
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = s.made_by
      LEFT JOIN ${scope.from('participants', 'a')} ON a.hashcode = s.participant
    WHERE s.tenant = p.tenant AND s.performance = p.hashcode${knowsArrivals ? '' : ` AND s.step NOT IN ('here', 'missing')`}
    ORDER BY s.made_at, s.hashcode`);
}
