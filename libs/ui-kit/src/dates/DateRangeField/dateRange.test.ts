import { expect, it } from 'vitest';
import { dateRangeErrors, wallMinutes } from './dateRange';
import { formatSpan } from './formatSpan';

it('[9.5] formats a length in days, hours and minutes', () => {
  expect([0, 1, 60, 1440, 1590, 2881].map(formatSpan)).toEqual([
    '0 minutes',
    '1 minute',
    '1 hour',
    '1 day',
    '1 day 2 hours 30 minutes',
    '2 days 1 minute',
  ]);
});

it('[9.5] counts the minutes from the start to the end', () => {
  expect(wallMinutes({ start: '2026-05-14T19:00', end: '2026-05-15T21:30' }, true)).toBe(1590);
  expect(wallMinutes({ start: '2026-05-14', end: '2026-05-14' }, false)).toBe(1440);
});

it.each([
  { start: null, end: '2026-05-14T19:00' },
  { start: '2026-05-14T19:00', end: '14 - 05 - 2026, __:__' },
  { start: '2026-05-14T19:00', end: '2026-05-14T18:59' },
])('has no length of %o', (range) => {
  expect(wallMinutes(range, true)).toBeNull();
});

it('[5.9] reports an end that is earlier than its start', () => {
  expect(dateRangeErrors({ start: '2026-05-14T19:00', end: '2026-05-14T18:59' }, true).end).toBe(
    'This cannot be earlier than 14-May-2026 19:00',
  );
  expect(dateRangeErrors({ start: '2026-05-14', end: '2026-05-13' }, false).end).toBe(
    'This cannot be earlier than 14-May-2026',
  );
  expect(dateRangeErrors({ start: '2026-05-14', end: '2026-05-14' }, false)).toEqual({});
});
