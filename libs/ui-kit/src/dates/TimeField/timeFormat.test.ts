import { expect, it } from 'vitest';
import { readTime, timeError, timeFormat } from './timeFormat';

it('[9.3] splits every minute of the day and joins it again', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0'));
    const text = `${hours}:${minutes}`;
    expect(timeFormat.toEntry(text)).toEqual([hours, minutes]);
    expect(timeFormat.toValue([hours ?? '', minutes ?? ''])).toBe(text);
    expect(readTime(text)).toEqual([hours, minutes]);
    expect(timeError(text)).toBeUndefined();
  }
});

it.each([
  ['24:00', 'The hours are a number from 0 to 23.'],
  ['12:60', 'The minutes are a number from 0 to 59.'],
  ['12:__', 'This is not complete yet.'],
])('reports for %o: %s', (value, error) => {
  expect(timeError(value)).toBe(error);
});

it('[5.7] [5.8] accepts the earliest and the latest time', () => {
  const limits = { min: '09:00', max: '17:30' };
  expect(timeError('08:59', limits)).toBe('This cannot be earlier than 09:00');
  expect(timeError('17:31', limits)).toBe('This cannot be later than 17:30');
  expect(['09:00', '17:30', null, ''].map((value) => timeError(value, limits))).toEqual(
    Array.from({ length: 4 }),
  );
});

it.each([
  ['7:05', '07:05'],
  ['19.05', '19:05'],
  ['1905', '19:05'],
  ['19:05:30', '19:05'],
  ['7:05 pm', '19:05'],
  ['7pm', '19:00'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
])('reads %o as %s', (text, time) => {
  expect(readTime(text)?.join(':')).toBe(time);
});

it.each(['', '19', '25:00', '12:60', '13 pm', '0 am', 'noon'])('does not read %o', (text) => {
  expect(readTime(text)).toBeNull();
});
