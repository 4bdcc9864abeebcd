import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { inSpan } from './calendarSpan';

const zone = 'Pacific/Auckland';
const week = ['2026-05-11', '2026-05-17'];

it('[3.30] asks for what begins before the end of the days and ends after their start', () => {
  expect(inSpan([], collectionNamed('absences'), week, zone)).toEqual([
    { field: 'starts_on', operator: 'lte', value: '2026-05-17' },
    { field: 'ends_on', operator: 'gte', value: '2026-05-11' },
  ]);
  expect(inSpan([], collectionNamed('milestones'), week, zone)).toEqual([
    { field: 'due_on', operator: 'lte', value: '2026-05-17' },
    { field: 'due_on', operator: 'gte', value: '2026-05-11' },
  ]);
});

it('reaches a day further for instants, which other zones place on other days', () => {
  expect(inSpan([], collectionNamed('shifts'), week, zone)).toEqual([
    { field: 'starts_at', operator: 'lte', value: '2026-05-18T23:59:59+12:00' },
    { field: 'ends_at', operator: 'gte', value: '2026-05-10T00:00:00+12:00' },
  ]);
});

it('keeps the filters of the list, and the narrower of two bounds', () => {
  const status = { field: 'status', operator: 'eq', value: 'approved' } as const;
  const until = { field: 'starts_on', operator: 'lte', value: '2026-05-13' } as const;
  const since = { field: 'ends_on', operator: 'gte', value: '2026-01-01' } as const;
  expect(inSpan([status, until, since], collectionNamed('absences'), week, zone)).toEqual([
    status,
    until,
    { field: 'ends_on', operator: 'gte', value: '2026-05-11' },
  ]);
});
