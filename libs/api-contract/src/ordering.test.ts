import { expect, it } from 'vitest';
import { isOrderedBy, orderingKeys } from './ordering';

it('[2.21] an order has several keys: ascending, descending, or nearest first', () => {
  expect(orderingKeys('venue,-name,~ends_on')).toEqual([
    { name: 'venue', direction: 'ascending' },
    { name: 'name', direction: 'descending' },
    { name: 'ends_on', direction: 'nearest' },
  ]);
  expect(isOrderedBy({ ordering: 'venue,-name' }, 'name')).toBe(true);
  expect(isOrderedBy({ ordering: 'venue,-name' }, 'na')).toBe(false);
});
