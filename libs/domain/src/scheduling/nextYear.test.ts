import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../calendar/days';
import { nextYearDay, nextYearName } from './nextYear';

describe('nextYearDay', () => {
  it.each([
    ['2026-05-16', '2026-06-01', '2027-05-15'],
    ['2026-05-16', '2027-05-15', '2027-05-15'],
    ['2026-05-16', '2027-05-16', '2028-05-13'],
    ['2020-02-29', '2026-01-01', '2026-02-21'],
    ['2027-05-15', '2026-06-01', '2028-05-13'],
  ])('after %s, on %s, is %s: the same weekday', (startsOn, today, expected) => {
    expect(nextYearDay(startsOn, today)).toBe(expected);
    expect(weekdayOf(expected)).toBe(weekdayOf(startsOn));
  });

  it('is empty for what is no day', () => {
    expect(nextYearDay('2026-02-30', '2026-01-01')).toBe('');
  });
});

it.each([
  ['Porirua heat 2026', '2026-05-16', '2027-05-15', 'Porirua heat 2027'],
  ['2026: 2026 seats', '2026-05-16', '2028-05-13', '2028: 2028 seats'],
  ['Heat 12026', '2026-05-16', '2027-05-15', 'Heat 12026'],
  ['Grand final', '2026-05-16', '2027-05-15', 'Grand final'],
  ['Heat 2026', '2026-05-16', '31 - __ - ____', 'Heat 2026'],
])('names the copy of %s', (name, from, to, expected) => {
  expect(nextYearName(name, from, to)).toBe(expected);
});
