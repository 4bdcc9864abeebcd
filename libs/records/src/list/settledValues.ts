import type { ListFilter } from '@callboard/api-contract';

/** What the place of a list has settled for a record that is made there: the event whose entries it shows. */
export function settledValues(fixedFilters: readonly ListFilter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fixedFilters.flatMap(({ field, operator, value }) =>
      operator === 'eq' && typeof value === 'string' ? [[field, value]] : [],
    ),
  );
}
