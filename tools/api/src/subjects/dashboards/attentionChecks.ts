import { rowRule } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { AttentionKind } from '@callboard/api-contract/dashboards';
import type { Scope } from '../../engine/facts/createScope';
import { appearancesSql, running } from '../../engine/facts/sqlParts';
import { isUndecided } from './isUndecided';

/** A query of the records that one kind of attention is about: their `hashcode`, `title`, and what they are ordered by as `due`. */
type Check = (scope: Scope) => string;

const found = (alias: string, due: string) =>
  `SELECT ${alias}.hashcode, ${alias}.qed_title AS title, (${due})::timestamptz AS due`;
// Many performances are called 'Matinee': only with their event one knows which.
const foundPerformance = ({ from }: Scope) =>
  `SELECT p.hashcode, e.qed_title || ': ' || p.qed_title AS title, p.starts_at AS due
    FROM ${from('performances', 'p')} JOIN ${from('events', 'e')} ON e.hashcode = p.event`;

const checks: Readonly<Record<AttentionKind, Check>> = {
  entries_in_cancelled: ({ from, now }) =>
    `${found('n', 'min(p.starts_at)')} FROM ${from('entries', 'n')} ${appearancesSql('n', 't')}
        JOIN ${from('performances', 'p')} ON p.hashcode = t.performance
      WHERE n.status IN ${running} AND p.status = 'cancelled' AND p.ends_at >= ${now} GROUP BY n.hashcode, n.qed_title`,
  people_twice: ({ from, now }) => {
    const slot = (no: number) => `${from('participants', `m${no}`)}
      JOIN ${from('entries', `n${no}`)} ON n${no}.hashcode = m${no}.entry AND n${no}.status = 'accepted'
      ${appearancesSql(`n${no}`, `t${no}`)} AND t${no}.slot_starts_at >= ${now}
      JOIN ${from('events', `e${no}`)} ON e${no}.hashcode = t${no}.event`;
    return `${found('m1', 'min(t1.slot_starts_at)')} FROM ${slot(1)} WHERE m1.individual IS NOT NULL AND m1.status <> 'withdrawn' AND EXISTS (
      SELECT FROM ${slot(2)} WHERE m2.individual = m1.individual AND m2.status <> 'withdrawn' AND n2.hashcode <> n1.hashcode
        AND t1.slot_starts_at < t2.slot_starts_at + make_interval(mins => coalesce(e2.slot_minutes, 1))
        AND t2.slot_starts_at < t1.slot_starts_at + make_interval(mins => coalesce(e1.slot_minutes, 1)))
      GROUP BY m1.hashcode, m1.qed_title`;
  },
  entries_twice: ({ from, now }) =>
    `${found('n', 'min(t1.slot_starts_at)')} FROM ${from('entries', 'n')} ${appearancesSql('n', 't1')} ${appearancesSql('n', 't2')}
      WHERE n.status IN ${running} AND t1.hashcode < t2.hashcode AND t1.is_out IS NOT TRUE AND t2.is_out IS NOT TRUE
        AND t1.slot_ends_at >= ${now} AND tstzrange(t1.slot_starts_at, t1.slot_ends_at) && tstzrange(t2.slot_starts_at, t2.slot_ends_at)
      GROUP BY n.hashcode, n.qed_title`,
  seats_over_capacity: (scope) =>
    `${foundPerformance(scope)} JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
      WHERE p.seats > s.capacity AND p.ends_at >= ${scope.now} AND p.status <> 'cancelled'`,
  performances_outside_event: (scope) =>
    `${foundPerformance(scope)} JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
      WHERE (p.starts_at AT TIME ZONE v.time_zone)::date NOT BETWEEN e.starts_on AND e.ends_on AND p.ends_at >= ${scope.now} AND p.status <> 'cancelled'`,
  performances_unfinished: (scope) =>
    `${foundPerformance(scope)} WHERE p.status IN ('scheduled', 'running') AND p.ends_at < ${scope.now}`,
  account_requests_waiting: ({ from }) =>
    `${found('r', 'r.created')} FROM ${from('accountRequests', 'r')} WHERE r.status = 'waiting'`,
  orders_with_requests: ({ from }) =>
    `${found('o', 'o.modified')} FROM ${from('orders', 'o')} WHERE o.open_requests > 0`,
  entries_waiting: ({ from }) =>
    `${found('n', 'n.created')} FROM ${from('entries', 'n')} WHERE ${isUndecided('n')}`,
  events_overdue: ({ from, now }) =>
    `${found('e', 'e.entries_close')} FROM ${from('events', 'e')} WHERE e.status = 'open' AND e.entries_close < ${now}`,
  events_with_unplaced: ({ from, today }) =>
    `${found('e', 'e.starts_on')} FROM ${from('events', 'e')} WHERE e.ends_on >= ${today} AND e.status IN ('closed', 'running')
      AND e.slot_minutes IS NOT NULL AND EXISTS (SELECT FROM ${from('entries', 'n')}
        WHERE n.event = e.hashcode AND n.status = 'accepted' AND n.slot_starts_at IS NULL
          OR n.status = 'accepted' AND n.hashcode IN (SELECT t.entry FROM time_slots t
            WHERE t.tenant = e.tenant AND t.event = e.hashcode AND t.kind = 'entry' AND t.slot_starts_at IS NULL))`,
  events_without_performances: ({ from, today }) =>
    `${found('e', 'e.starts_on')} FROM ${from('events', 'e')} WHERE e.ends_on >= ${today} AND e.status NOT IN ('draft', 'cancelled')
      AND NOT EXISTS (SELECT FROM ${from('performances', 'p')} WHERE p.event = e.hashcode AND p.status <> 'cancelled')`,
  events_without_venue: ({ from, today }) =>
    `${found('e', 'e.starts_on')} FROM ${from('events', 'e')} WHERE e.ends_on >= ${today} AND e.status <> 'cancelled' AND e.venue IS NULL`,
  invitations_expired: ({ from, now }) =>
    `${found('a', 'a.expires')} FROM ${from('userActivations', 'a')} WHERE a.status = 'expired' OR (a.status = 'pending' AND a.expires < ${now})`,
};

const shown = 5;

/** How much of each kind wants attention, and the first few records of it: a query of `kind`, `count` and `records`. */
export function attentionSql(scope: Scope): string {
  const { ask } = scope;
  const isAdmin = rowRule(collectionNamed('userActivations'), 'read', ask.actor.roles) === 'all';
  const requested = Object.entries(checks).filter(([kind]) => kind !== 'invitations_expired' || isAdmin);
  const queries = requested.map(([kind, check]) => `SELECT '${kind}' AS kind, q.* FROM (${check(scope)}) q`);
  return `SELECT kind, count(*)::int AS count,
      json_agg(json_build_object('hashcode', hashcode, 'title', title) ORDER BY place) FILTER (WHERE place <= ${shown}) AS records
    FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY due, hashcode) AS place FROM (${queries.join(' UNION ALL ')}) found) placed
    GROUP BY kind`;
}
