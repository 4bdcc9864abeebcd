import { expect, it } from 'vitest';
import { daysOf, filtersOf, viewOf } from './view';

const days = daysOf('events');
const viewAt = (query: string) => viewOf(new URLSearchParams(query));

it('shows what is upcoming unless the URL names a view or filters by day', () => {
  expect(viewAt('')).toBe('upcoming');
  expect(viewAt('when=past')).toBe('past');
  expect(viewAt('when=never')).toBe('upcoming');
  expect(viewAt('status=published')).toBe('upcoming');
  expect(viewAt('starts_on__gte=2026-01-01')).toBe('all');
  expect(viewAt('starts_on_site=1')).toBe('upcoming');
});

it('counts what ends today as upcoming, and leaves nothing out between the views', () => {
  expect(filtersOf('upcoming', days, '2026-03-01')).toEqual([
    { field: 'ends_on', operator: 'gte', value: '2026-03-01' },
  ]);
  expect(filtersOf('past', days, '2026-03-01')).toEqual([
    { field: 'ends_on', operator: 'lte', value: '2026-02-28' },
  ]);
  expect(filtersOf('all', days, '2026-03-01')).toEqual([]);
});

it('filters performances by instant', () => {
  expect(daysOf('performances')).toEqual(['starts_at', 'ends_at']);
});
