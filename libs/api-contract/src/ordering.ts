/** One key of an order: a field, and which of its values come first. */
export interface OrderingKey {
  name: string;
  /** `nearest`: of days, today and what comes next, then what is past, the latest first. */
  direction: 'ascending' | 'descending' | 'nearest';
}

const signs = { '-': 'descending', '~': 'nearest' } as const;

/**
 * The keys of an order as it is written: fields by commas, each with `-` before it for descending or `~` for nearest first.
 *
 * @example orderingKeys('venue,-name')
 */
export function orderingKeys(written: string): OrderingKey[] {
  return written.split(',').map((key) => {
    const sign = key.startsWith('-') ? '-' : key.startsWith('~') && '~';
    return sign ? { name: key.slice(1), direction: signs[sign] } : { name: key, direction: 'ascending' };
  });
}

/** Checks whether a collection is ordered by a field where no order is requested. */
export function isOrderedBy({ ordering }: { ordering: string }, field: string): boolean {
  return orderingKeys(ordering).some(({ name }) => name === field);
}
