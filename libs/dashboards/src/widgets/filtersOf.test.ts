import { expect, it } from 'vitest';
import { addressFilters, queryOf } from './filtersOf';

const now = {
  today: '2027-05-05',
  dayStart: '2027-05-04T12:00:00.000Z',
  readView: () => ({
    search: 'hall',
    filters: [{ field: 'capacity', operator: 'gte' as const, value: '100' }],
  }),
};

it('compares a day with the day, and an instant with the moment at which the day begins', () => {
  expect(queryOf({ collection: 'events', status: 'open', from: 'ends_on' }, now)).toEqual({
    filters: [
      { field: 'status', operator: 'eq', value: 'open' },
      { field: 'ends_on', operator: 'gte', value: '2027-05-05' },
    ],
  });
  expect(queryOf({ collection: 'performances', from: 'starts_at' }, now)).toEqual({
    filters: [{ field: 'starts_at', operator: 'gte', value: '2027-05-04T12:00:00.000Z' }],
  });
});

it('adds its own filters to those of a saved view, and searches as that does', () => {
  const settings = { collection: 'venues', view: 'search=hall&capacity__gte=100', status: 'active' } as const;
  expect(queryOf(settings, now)).toEqual({
    search: 'hall',
    filters: [
      { field: 'capacity', operator: 'gte', value: '100' },
      { field: 'status', operator: 'eq', value: 'active' },
    ],
  });
  expect(addressFilters(settings, now)).toEqual({ search: 'hall', capacity__gte: '100', status: 'active' });
});

it('names days in the address of a list', () => {
  expect(addressFilters({ collection: 'performances', from: 'starts_at' }, now)).toEqual({
    starts_at__gte: '2027-05-05',
  });
});
