import {
  isOfSeason,
  waitingRow,
  type WaitingQueries,
  type WaitingQuery,
} from '../../engine/facts/waitingWork';
import type { Scope } from '../../engine/facts/createScope';
import { running } from '../../engine/facts/sqlParts';
import { appearancesSql } from './showSql';

type Kind =
  | 'entries_in_cancelled'
  | 'people_twice'
  | 'entries_twice'
  | 'seats_over_capacity'
  | 'performances_outside_event'
  | 'performances_unfinished';

/** Performances that contradict themselves, and what appears in two places or in none. */
export const waitingPlaces: WaitingQueries<Kind> = {
  entries_in_cancelled: ({ from, now }) =>
    `${waitingRow('n', { at: 'min(p.starts_at)', about: 'min(p.qed_title)' })} FROM ${from('entries', 'n')} ${appearancesSql('n', 't')}
      JOIN ${from('performances', 'p')} ON p.hashcode = t.performance
      WHERE n.status IN ${running} AND p.status = 'cancelled' AND p.ends_at >= ${now} GROUP BY n.hashcode, n.qed_title`,
  people_twice: ({ from, now }) => {
    const slot = (no: number) => `${from('participants', `m${no}`)}
      JOIN ${from('entries', `n${no}`)} ON n${no}.hashcode = m${no}.entry AND n${no}.status = 'accepted'
      ${appearancesSql(`n${no}`, `t${no}`)} AND t${no}.slot_starts_at >= ${now}
      JOIN ${from('events', `e${no}`)} ON e${no}.hashcode = t${no}.event`;
    return `${waitingRow('m1', { at: 'min(t1.slot_starts_at)', about: 'min(n1.qed_title)' })} FROM ${slot(1)}
      WHERE m1.individual IS NOT NULL AND m1.status <> 'withdrawn' AND EXISTS (
        SELECT FROM ${slot(2)} WHERE m2.individual = m1.individual AND m2.status <> 'withdrawn' AND n2.hashcode <> n1.hashcode
          AND t1.slot_starts_at < t2.slot_starts_at + make_interval(mins => coalesce(e2.slot_minutes, 1))
          AND t2.slot_starts_at < t1.slot_starts_at + make_interval(mins => coalesce(e1.slot_minutes, 1)))
      GROUP BY m1.hashcode, m1.qed_title`;
  },
  entries_twice: ({ from, now }) =>
    `${waitingRow('n', { at: 'min(t1.slot_starts_at)', about: 'min(e.qed_title)' })} FROM ${from('entries', 'n')}
      JOIN ${from('events', 'e')} ON e.hashcode = n.event ${appearancesSql('n', 't1')} ${appearancesSql('n', 't2')}
      WHERE n.status IN ${running} AND t1.hashcode < t2.hashcode AND t1.is_out IS NOT TRUE AND t2.is_out IS NOT TRUE
        AND t1.slot_ends_at >= ${now} AND tstzrange(t1.slot_starts_at, t1.slot_ends_at) && tstzrange(t2.slot_starts_at, t2.slot_ends_at)
      GROUP BY n.hashcode, n.qed_title`,
  seats_over_capacity: ofPerformance(
    (scope) => `JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
      WHERE p.seats > s.capacity AND p.ends_at >= ${scope.now} AND p.status <> 'cancelled'`,
  ),
  performances_outside_event: ofPerformance(
    (scope) => `JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
      WHERE (p.starts_at AT TIME ZONE v.time_zone)::date NOT BETWEEN e.starts_on AND e.ends_on AND p.ends_at >= ${scope.now} AND p.status <> 'cancelled'`,
  ),
  performances_unfinished: ofPerformance(
    (scope) =>
      `WHERE p.status IN ('scheduled', 'running') AND p.ends_at < ${scope.now} AND ${isOfSeason(scope, 'e')}`,
    'p.ends_at',
  ),
};

/** Many performances are called 'Matinee': only with their event one knows which. */
function ofPerformance(rest: (scope: Scope) => string, at = 'p.starts_at'): WaitingQuery {
  return (scope) => `${waitingRow('p', { at, about: 'e.qed_title' })} FROM ${scope.from('performances', 'p')}
    JOIN ${scope.from('events', 'e')} ON e.hashcode = p.event ${rest(scope)}`;
}
