import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { expect, it } from 'vitest';
import { groupFilters } from './groupFilters';

const zone = 'Pacific/Auckland';
const projects = collectionNamed('projects');
const meetings = collectionNamed('scheduleEvents');

it('leaves the records with a value, or with none', () => {
  const open: ListFilter = { field: 'owner', operator: 'isnull', value: 'false' };
  expect(groupFilters([open], projects, { field: 'status' }, 'planned', zone)).toEqual([
    open,
    { field: 'status', operator: 'eq', value: 'planned' },
  ]);
  expect(groupFilters([open], projects, { field: 'team' }, null, zone)).toEqual([
    open,
    { field: 'team', operator: 'isnull', value: 'true' },
  ]);
});

it('leaves the days of a period, and no more than the list did', () => {
  const month = { field: 'starts_on', period: 'month' } as const;
  const from: ListFilter = { field: 'starts_on', operator: 'gte', value: '2027-02-10' };
  expect(groupFilters([from], projects, month, '2027-02-01', zone)).toEqual([
    from,
    { field: 'starts_on', operator: 'lte', value: '2027-02-28' },
  ]);
});

it('leaves the instants of a day on the clocks of the tenant', () => {
  const day = { field: 'starts_at', period: 'day' } as const;
  expect(groupFilters([], meetings, day, '2027-04-04', zone)).toEqual([
    { field: 'starts_at', operator: 'gte', value: '2027-04-04T00:00:00+13:00' },
    { field: 'starts_at', operator: 'lte', value: '2027-04-04T23:59:59.999999+12:00' },
  ]);
});
