import { expect, test } from 'vitest';
import {
  filterKindOf,
  parseFilterKey,
  toExportQueryString,
  toQueryString,
  toSimilarQueryString,
} from './lists';

test('[7.16] a list asks for pages, with search, filters and ordering', () => {
  const query = {
    search: 'kura',
    page: 3,
    pageSize: 50,
    ordering: ['-starts_on', 'name'],
    filters: [
      { field: 'starts_on', operator: 'gte', value: '2027-01-01' },
      { field: 'status', operator: 'in', value: ['open', 'closed'] },
    ],
  } as const;
  expect(toQueryString(query)).toBe(
    'search=kura&starts_on__gte=2027-01-01&status__in=open%2Cclosed&ordering=-starts_on%2Cname&paginate=true&page=3&page_size=50',
  );
});

test('similar records have the conditions of a list alone', () => {
  const filters = [{ field: 'town', operator: 'in', value: ['Gore'] }] as const;
  expect(toSimilarQueryString({ search: 'kura', filters })).toBe('search=kura&town__in=Gore');
});

test('an export has the conditions and the whole order of its list, and no page', () => {
  const query = { search: 'kura', page: 3, pageSize: 50, ordering: ['-starts_on', 'name'] } as const;
  expect(toExportQueryString(query)).toBe('search=kura&ordering=-starts_on%2Cname');
});

test('a filter key is a field and an operator that exists', () => {
  expect(parseFilterKey('starts_on__gte')).toEqual({ field: 'starts_on', operator: 'gte' });
  expect(parseFilterKey('status')).toEqual({ field: 'status', operator: 'eq' });
  for (const key of ['', 'a__like', 'a__eq', 'a__b__c']) expect(parseFilterKey(key)).toBeNull();
});

test('[3.31] there are three kinds of filter', () => {
  expect(filterKindOf({ kind: 'integer', label: 'x' })).toBe('number-range');
  expect(filterKindOf({ kind: 'datetime', label: 'x' })).toBe('date-range');
  expect(filterKindOf({ kind: 'status', label: 'x', options: [], serverOwned: true })).toBe('default');
});
