import type { CountsResponse } from '@callboard/api-contract/lists';

/** How many of the counted records have one of some values; undefined until they are counted. */
export function countOf(counts: CountsResponse | undefined, statuses: readonly string[]): number | undefined {
  return counts?.results
    .filter(({ value }) => value !== null && statuses.includes(value))
    .reduce((sum, { count }) => sum + count, 0);
}
