import { expect, it } from 'vitest';
import { dateTimeError, dateTimeFormat } from './dateTimeFormat';

const format = dateTimeFormat();
const entry = ['14', '05', '2026', '19', '05'];

it('splits a day with a time and joins it again', () => {
  expect(format.toEntry('2026-05-14T19:05')).toEqual(entry);
  expect(format.toValue(entry)).toBe('2026-05-14T19:05');
  expect(format.toValue(['', '', '', '', ''])).toBeNull();
});

it('returns a draft of an incomplete entry', () => {
  expect(format.toValue(['14', '05', '', '19', ''])).toBe('14 - 05 - ____, 19:__');
  expect(format.toEntry('14 - 05 - ____, 19:__')).toEqual(['14', '05', '', '19', '']);
});

it.each([
  '2026-05-14T19:05',
  '2026-05-14T19:05:00',
  '2026-05-14 19:05',
  '14 - 05 - 2026, 19:05',
  '14-May-2026 19:05',
  '14 May 2026 at 7:05 pm',
])('reads %o', (text) => {
  expect(format.read(text)).toEqual(entry);
});

it('reads a day alone, and leaves the time unchanged', () => {
  expect(format.read('14 May 2026')).toEqual(['14', '05', '2026', '', '']);
});

it('does not guess the zone of an instant', () => {
  expect(['2026-05-14T19:05:00Z', '2026-05-14T19:05+12:00', '19:05'].map(format.read)).toEqual([
    null,
    null,
    null,
  ]);
});

it.each([
  [null, undefined],
  ['2026-05-14T19:05', undefined],
  ['14 - 05 - 2026, __:__', 'This is not complete yet.'],
  ['31 - 02 - 2026, 19:05', 'There is no such day.'],
  ['14 - 05 - 2026, 25:05', 'The hours are a number from 0 to 23.'],
  ['2031-01-01T00:00', 'This cannot be later than 31-Dec-2030'],
])('[5.19] reports for %o: %s', (value, error) => {
  expect(dateTimeError(value)).toBe(error);
});
