import { expect, it } from 'vitest';
import { addressFilters, filtersOf } from './filtersOf';

const now = { today: '2027-05-05', dayStart: '2027-05-04T12:00:00.000Z' };

it('compares a day with the day, and an instant with the moment at which the day begins', () => {
  expect(filtersOf({ collection: 'events', status: 'open', from: 'ends_on' }, now)).toEqual([
    { field: 'status', operator: 'eq', value: 'open' },
    { field: 'ends_on', operator: 'gte', value: '2027-05-05' },
  ]);
  expect(filtersOf({ collection: 'performances', from: 'starts_at' }, now)).toEqual([
    { field: 'starts_at', operator: 'gte', value: '2027-05-04T12:00:00.000Z' },
  ]);
});

it('names days in the address of a list', () => {
  expect(addressFilters({ collection: 'performances', from: 'starts_at' }, now)).toEqual({
    starts_at__gte: '2027-05-05',
  });
});
