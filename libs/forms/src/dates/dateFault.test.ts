import { minutesBetween } from '@callboard/domain/calendar';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition';
import { dateFault } from './dateFault';
import { toEntered, toStored } from './storedTime';

const timeZone = 'Pacific/Auckland';

function faultOf(kind: string, value: unknown, more: Partial<FieldDefinition> = {}): string | undefined {
  return dateFault({ name: 'when', kind, label: 'When', timeZone, ...more }, value);
}

describe('what is wrong with a value', () => {
  it('is nothing where there is none, and nothing of other kinds', () => {
    for (const kind of ['date', 'time', 'datetime', 'daterange', 'text']) {
      expect([null, undefined, ''].map((value) => faultOf(kind, value))).toEqual(Array.from({ length: 3 }));
    }
    expect(faultOf('text', '31 - 02 - 2026')).toBeUndefined();
  });

  it('[5.9] is a day before the first or after the last', () => {
    const limits = { minDate: '2026-05-01', maxDate: '2026-05-31' };
    expect(faultOf('date', '2026-04-30', limits)).toBe('This cannot be earlier than 01-May-2026');
    expect(faultOf('datetime', '2026-06-01T00:00:00+12:00', limits)).toBe(
      'This cannot be later than 31-May-2026',
    );
    expect(faultOf('datetime', '2026-05-31T23:59:00+12:00', limits)).toBeUndefined();
  });

  it('[5.7] [5.8] is a time before the earliest or after the latest', () => {
    const limits = { minTime: '09:00', maxTime: '22:00' };
    expect(faultOf('time', '08:59', limits)).toBe('This cannot be earlier than 09:00');
    expect(faultOf('time', '22:01', limits)).toBe('This cannot be later than 22:00');
  });

  it('is a time that the clocks skip, or show twice while nobody has said which', () => {
    expect(faultOf('datetime', '2026-09-27T02:30')).toBe(
      'This time does not exist on that day: the clocks go forward.',
    );
    expect(faultOf('datetime', '2026-04-05T02:30')).toMatch(/^This time comes twice on that day/);
    expect(faultOf('datetime', '2026-04-05T02:30:00+12:00')).toBeUndefined();
  });

  it('[5.9] is a range that ends before it begins, or lacks an end', () => {
    const start = '2026-05-14T19:00:00+12:00';
    expect(faultOf('daterange', { start, end: '2026-05-14T18:00:00+12:00' })).toBe(
      'End: This cannot be earlier than 14-May-2026 19:00',
    );
    expect(faultOf('daterange', { start, end: null })).toBe('End: This is not complete yet.');
    expect(faultOf('daterange', { start: '31 - 02 - 2026, 10:00', end: start })).toBe(
      'Start: There is no such day.',
    );
    expect(faultOf('daterange', { start: '2026-05-14', end: '2026-05-13' }, { isDayOnly: true })).toBe(
      'End: This cannot be earlier than 14-May-2026',
    );
    expect(faultOf('daterange', { start, end: start })).toBeUndefined();
  });

  it('is judged by the instants of a range, not by what the clocks show', () => {
    const range = { start: '2026-04-05T02:50:00+13:00', end: '2026-04-05T02:10:00+12:00' };
    expect(faultOf('daterange', range)).toBeUndefined();
    expect(minutesBetween(range.start, range.end)).toBe(20);
  });
});

it('keeps instants, and of what stands for none what was entered', () => {
  expect(toStored('2026-05-14T19:00', timeZone)).toBe('2026-05-14T19:00:00+12:00');
  for (const entered of [null, '14 - 05 - ____, 19:__', '2026-09-27T02:30', '2026-04-05T02:30']) {
    expect(toStored(entered, timeZone)).toBe(entered);
  }
  expect(toEntered('2026-05-14T07:00:00Z', timeZone)).toBe('2026-05-14T19:00');
  expect(toEntered('14 - 05 - ____, 19:__', timeZone)).toBe('14 - 05 - ____, 19:__');
});
