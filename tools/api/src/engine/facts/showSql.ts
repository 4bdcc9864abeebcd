import { canReadField, registry } from '@callboard/api-contract';
import type { Scope } from './createScope';
import { listSql, namedSql } from './sqlParts';

/** A performance under the alias `p` as `{ hashcode, title, status, … }`. */
export const performanceSql = `json_build_object('hashcode', p.hashcode, 'title', p.qed_title, 'status', p.status,
  'starts_at', p.starts_at, 'ends_at', p.ends_at)`;

/** What has a time slot in the performance `p`, in order of time: a JSON array. The names of acts are for those who read these. */
export function itemsSql(scope: Scope): string {
  return listSql(`SELECT s.hashcode, coalesce(t.kind, 'entry') AS kind, coalesce(t.name, n.name) AS name, n.room,
      s.slot_starts_at AS "from", s.slot_ends_at AS "to"
    FROM performance_slots s
      LEFT JOIN time_slots t ON t.tenant = s.tenant AND t.hashcode = s.hashcode
      LEFT JOIN ${scope.from('entries', 'n')} ON n.hashcode = s.hashcode
    WHERE s.tenant = p.tenant AND s.performance = p.hashcode
    ORDER BY s.slot_starts_at, s.hashcode`);
}

/**
 * The log of the performance `p`, in the order in which it was made: a JSON array. What the stage door made is for those who can know
 * who is missing.
 */
export function stepsSql(scope: Scope): string {
  const knowsArrivals = canReadField(registry.showSteps, 'participant', scope.ask.actor.roles);
  return listSql(`SELECT s.hashcode, s.step, coalesce(s.entry, s.item) AS item, s.made_at AS at, s.undoes, s.minutes,
      a.hashcode AS participant, CASE WHEN u.hashcode IS NOT NULL THEN ${namedSql('u')} END AS by
    FROM show_steps s
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = s.made_by
      LEFT JOIN ${scope.from('participants', 'a')} ON a.hashcode = s.participant
    WHERE s.tenant = p.tenant AND s.performance = p.hashcode${knowsArrivals ? '' : ` AND s.step NOT IN ('here', 'missing')`}
    ORDER BY s.made_at, s.hashcode`);
}
