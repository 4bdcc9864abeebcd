import type { ListFilter } from '@callboard/api-contract/lists';

/** The values that a list's fixed filters give a new record, such as the event whose entries it shows. */
export function resolvedValues(fixedFilters: readonly ListFilter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fixedFilters.flatMap(({ field, operator, value }) =>
      operator === 'eq' && typeof value === 'string' ? [[field, value]] : [],
    ),
  );
}
