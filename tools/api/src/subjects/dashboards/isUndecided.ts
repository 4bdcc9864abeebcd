import { undecidedFilters } from '@callboard/api-contract/entries';
import { literal, name } from '../../engine/database/quote';

/** Whether the office has still to decide about an entry under an alias: as the desk counts them, and each list. */
export function isUndecided(entry: string): string {
  return undecidedFilters
    .map(({ field, operator, value }) => {
      const column = `${entry}.${name(field)}`;
      return operator === 'isnull' ? `${column} IS NULL` : `${column} = ${literal(value)}`;
    })
    .join(' AND ');
}
