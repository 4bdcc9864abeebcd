import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayError } from './dayError';
import { dayFormat } from './dayFormat';

const format = dayFormat();

it('returns an incomplete entry as a draft, with any digits in the parts', () => {
  const part = (digits: number) =>
    fc.array(fc.constantFrom(...'0123456789'), { maxLength: digits }).map((figures) => figures.join(''));
  fc.assert(
    fc.property(part(2), part(2), part(4), (day, month, year) => {
      const entry = [day, month, year];
      const again = format.toEntry(format.toValue(entry));
      const padded = entry.map((text, at) => (at < 2 && text.length === 1 ? `0${text}` : text));
      expect([entry.join(), padded.join()]).toContain(again.join());
    }),
  );
});

it('is null only when all parts are empty', () => {
  expect(format.toValue(['', '', ''])).toBeNull();
  expect(format.toValue(['', '', '2'])).toBe('__ - __ - 2');
});

it.each([
  [null, ['', '', '']],
  ['', ['', '', '']],
  ['2026-06-12T18:30:00+12:00', ['12', '06', '2026']],
  ['soon', ['', '', '']],
  ['14 - __ - ____', ['14', '', '']],
])('splits %o', (value, entry) => {
  expect(format.toEntry(value)).toEqual(entry);
});

describe('[5.19] an error', () => {
  it.each([
    ['14 - __ - ____', 'This is not complete yet.'],
    ['14 - 05 - 20', 'This is not complete yet.'],
    ['31 - 02 - 2026', 'There is no such day.'],
    ['29 - 02 - 2100', 'There is no such day.'],
    ['32 - 05 - 2026', 'The day is a number from 1 to 31.'],
    ['00 - 05 - 2026', 'The day is a number from 1 to 31.'],
    ['14 - 13 - 2026', 'The month is a number from 1 to 12.'],
  ])('of %o is %o', (value, error) => {
    expect(dayError(value)).toBe(error);
  });

  it('[5.9] names the limit', () => {
    const limits = { min: '2026-05-01', max: '2026-05-31' };
    expect(dayError('2026-04-30', limits)).toBe('This cannot be earlier than 01-May-2026');
    expect(dayError('2026-06-01', limits)).toBe('This cannot be later than 31-May-2026');
    expect(['2026-05-01', '2026-05-31'].map((day) => dayError(day, limits))).toEqual([undefined, undefined]);
  });
});
