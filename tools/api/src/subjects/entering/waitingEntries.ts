import { undecidedFilters } from '@callboard/api-contract/entries';
import { literal, name } from '../../engine/database/quote';
import { isOfSeason, waitingRow, type WaitingQueries } from '../../engine/facts/waitingWork';

/** Entries that were submitted, and about which the office has still to decide: as the desk counts them. */
export const waitingEntries: WaitingQueries<'entries_waiting'> = {
  entries_waiting: (scope) =>
    `${waitingRow('n', { at: 'coalesce(n.submitted_at, n.created)', about: 'e.qed_title' })} FROM ${scope.from('entries', 'n')}
      JOIN ${scope.from('events', 'e')} ON e.hashcode = n.event WHERE ${isUndecided('n')} AND ${isOfSeason(scope, 'e')}`,
};

function isUndecided(entry: string): string {
  return undecidedFilters
    .map(({ field, operator, value }) => {
      const column = `${entry}.${name(field)}`;
      return operator === 'isnull' ? `${column} IS NULL` : `${column} = ${literal(value)}`;
    })
    .join(' AND ');
}
