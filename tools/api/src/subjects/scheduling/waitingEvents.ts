import { isOfSeason, startOfDay, waitingRow, type WaitingQueries } from '../../engine/facts/waitingWork';
import type { Scope } from '../../engine/facts/createScope';

type Kind =
  'events_overdue' | 'events_with_unplaced' | 'events_without_performances' | 'events_without_venue';

/** Events whose next step is due. */
export const waitingEvents: WaitingQueries<Kind> = {
  events_overdue: (scope) =>
    `${waitingRow('e', { at: 'e.entries_close', about: regionOf(scope) })} FROM ${scope.from('events', 'e')}
      WHERE e.status = 'open' AND e.entries_close < ${scope.now} AND ${isOfSeason(scope, 'e')}`,
  events_with_unplaced: (scope) =>
    `${waitingRow('e', startsOn(scope))} FROM ${scope.from('events', 'e')} WHERE e.ends_on >= ${scope.today} AND e.status IN ('closed', 'running')
      AND e.slot_minutes IS NOT NULL AND EXISTS (SELECT FROM time_slots t JOIN ${scope.from('entries', 'n')} ON n.hashcode = t.entry
        WHERE t.tenant = e.tenant AND t.event = e.hashcode AND t.kind IN ('entry', 'game') AND t.slot_starts_at IS NULL AND n.status = 'accepted')`,
  events_without_performances: (scope) =>
    `${waitingRow('e', startsOn(scope))} FROM ${scope.from('events', 'e')} WHERE e.ends_on >= ${scope.today} AND e.status NOT IN ('draft', 'cancelled')
      AND NOT EXISTS (SELECT FROM ${scope.from('performances', 'p')} WHERE p.event = e.hashcode AND p.status <> 'cancelled')`,
  events_without_venue: (scope) =>
    `${waitingRow('e', startsOn(scope))} FROM ${scope.from('events', 'e')}
      WHERE e.ends_on >= ${scope.today} AND e.status <> 'cancelled' AND e.venue IS NULL`,
};

const startsOn = (scope: Scope) => ({ at: startOfDay(scope, 'e.starts_on'), about: regionOf(scope) });

function regionOf({ from }: Scope): string {
  return `(SELECT g.qed_title FROM ${from('regions', 'g')} WHERE g.hashcode = e.region)`;
}
