import { minutesBetween } from '@callboard/domain/calendar';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition';
import { formKindNamed } from '../kinds/formKinds';
import { toEntered, toStored } from './storedTime';

const timeZone = 'Pacific/Auckland';

function errorOf(kind: string, value: unknown, more: Partial<FieldDefinition> = {}): string | undefined {
  return formKindNamed(kind)?.error?.({ name: 'when', kind, label: 'When', timeZone, ...more }, value);
}

describe('the error of a date or time', () => {
  it('is undefined for empty values and for other kinds', () => {
    for (const kind of ['date', 'time', 'datetime', 'daterange', 'text']) {
      expect([null, undefined, ''].map((value) => errorOf(kind, value))).toEqual(Array.from({ length: 3 }));
    }
    expect(errorOf('text', '31 - 02 - 2026')).toBeUndefined();
  });

  it('[5.9] reports a day before the first or after the last', () => {
    const limits = { minDate: '2026-05-01', maxDate: '2026-05-31' };
    expect(errorOf('date', '2026-04-30', limits)).toBe('This cannot be earlier than 01-May-2026');
    expect(errorOf('datetime', '2026-06-01T00:00:00+12:00', limits)).toBe(
      'This cannot be later than 31-May-2026',
    );
    expect(errorOf('datetime', '2026-05-31T23:59:00+12:00', limits)).toBeUndefined();
  });

  it('[5.7] [5.8] reports a time before the earliest or after the latest', () => {
    const limits = { minTime: '09:00', maxTime: '22:00' };
    expect(errorOf('time', '08:59', limits)).toBe('This cannot be earlier than 09:00');
    expect(errorOf('time', '22:01', limits)).toBe('This cannot be later than 22:00');
  });

  it('reports a time that the clocks skip, or that occurs twice and is not resolved', () => {
    expect(errorOf('datetime', '2026-09-27T02:30')).toBe(
      'This time does not exist on that day: the clocks go forward.',
    );
    expect(errorOf('datetime', '2026-04-05T02:30')).toMatch(/^This time comes twice on that day/);
    expect(errorOf('datetime', '2026-04-05T02:30:00+12:00')).toBeUndefined();
  });

  it('[5.9] reports a range that ends before it starts, or lacks an end', () => {
    const start = '2026-05-14T19:00:00+12:00';
    expect(errorOf('daterange', { start, end: '2026-05-14T18:00:00+12:00' })).toBe(
      'End: This cannot be earlier than 14-May-2026 19:00',
    );
    expect(errorOf('daterange', { start, end: null })).toBe('End: This is not complete yet.');
    expect(errorOf('daterange', { start: '31 - 02 - 2026, 10:00', end: start })).toBe(
      'Start: There is no such day.',
    );
    expect(errorOf('daterange', { start: '2026-05-14', end: '2026-05-13' }, { isDayOnly: true })).toBe(
      'End: This cannot be earlier than 14-May-2026',
    );
    expect(errorOf('daterange', { start, end: start })).toBeUndefined();
  });

  it('compares the instants of a range, not the wall times', () => {
    const range = { start: '2026-04-05T02:50:00+13:00', end: '2026-04-05T02:10:00+12:00' };
    expect(errorOf('daterange', range)).toBeUndefined();
    expect(minutesBetween(range.start, range.end)).toBe(20);
  });
});

it('stores instants, and the entered text when it has no single instant', () => {
  expect(toStored('2026-05-14T19:00', timeZone)).toBe('2026-05-14T19:00:00+12:00');
  for (const entered of [null, '14 - 05 - ____, 19:__', '2026-09-27T02:30', '2026-04-05T02:30']) {
    expect(toStored(entered, timeZone)).toBe(entered);
  }
  expect(toEntered('2026-05-14T07:00:00Z', timeZone)).toBe('2026-05-14T19:00');
  expect(toEntered('14 - 05 - ____, 19:__', timeZone)).toBe('14 - 05 - ____, 19:__');
});
