import { expect, it } from 'vitest';
import { fromSegments, toSegments } from './segmentValue';

it.each([
  ['date', '2026-06-12'],
  ['time', '17:45'],
  ['datetime', '2026-06-12T18:30'],
] as const)('[5.19] takes a %s apart and puts it together', (kind, text) => {
  const value = toSegments(kind, text);
  expect(value && fromSegments(kind, value)).toBe(text);
});

it.each([
  ['date', ''],
  ['date', '2026-02-30'],
  ['date', '12-06-2026'],
  ['time', '25:00'],
  ['datetime', '2026-06-12 18:30'],
] as const)('takes the %s %o for nothing', (kind, text) => {
  expect(toSegments(kind, text)).toBeNull();
});

it('takes the day of an instant', () => {
  const value = toSegments('date', '2026-06-12T18:30');
  expect(value && fromSegments('date', value)).toBe('2026-06-12');
});
