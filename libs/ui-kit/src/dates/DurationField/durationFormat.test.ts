import { expect, it } from 'vitest';
import { durationFormat } from './durationFormat';

it('[5.20] [9.4] splits each of the 6,000 durations and joins it again', () => {
  for (let minutes = 0; minutes < 6000; minutes += 1) {
    const entry = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    expect(durationFormat.toEntry(minutes)).toEqual(entry);
    expect(durationFormat.toValue(entry)).toBe(minutes);
    expect(durationFormat.read(entry.join(':'))).toEqual(entry);
  }
});

it('[5.20] treats an empty entry as 00:00', () => {
  expect(
    [
      ['', ''],
      ['', '5'],
      ['7', ''],
    ].map(durationFormat.toValue),
  ).toEqual([0, 5, 420]);
  expect(durationFormat.toEntry(null)).toEqual(['', '']);
});

it('[9.4] shows no more than it accepts', () => {
  expect([6000, -5].map((minutes) => durationFormat.toEntry(minutes).join(':'))).toEqual(['99:59', '00:00']);
});

it.each([
  ['1:30', '01:30'],
  ['1h30', '01:30'],
  ['1 h 30 min', '01:30'],
  ['2 hours', '02:00'],
  ['45 minutes', '00:45'],
  ['PT1H30M', '01:30'],
])('reads %o as %s', (text, duration) => {
  expect(durationFormat.read(text)?.join(':')).toBe(duration);
});

it.each(['', '90', '100:00', '1:75', 'long'])('does not read %o', (text) => {
  expect(durationFormat.read(text)).toBeNull();
});
