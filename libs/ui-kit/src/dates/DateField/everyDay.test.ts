import { daysOfMonth, isDay, readDay } from '@callboard/domain/calendar';
import { describe, expect, it } from 'vitest';
import { dayError } from './dayError';
import { isPartDone, padPart } from './countPart';
import { dayFormat } from './dayFormat';

const format = dayFormat();
const days = everyDay('1900-01-01', '2030-12-31');

describe('every valid day', () => {
  it('[5.19] is split, joined, typed, and parsed in every notation', () => {
    expect(days).toHaveLength(47_847);
    const names = 'January February March April May June July August September October November December';
    const months = names.split(' ');
    for (const day of days) {
      const [year = '', month = '', date = ''] = day.split('-');
      const entry = [date, month, year];
      const name = months[Number(month) - 1] ?? '';
      const spellings = [
        day,
        `${Number(date)}/${Number(month)}/${year}`,
        `${date}-${month}-${year}`,
        `${date} - ${month} - ${year}`,
        `${Number(date)} ${name} ${year}`,
        `${date}-${name.slice(0, 3)}-${year}`,
      ];
      const readings = spellings.map((text) => readDay(text, { lastYear: 2030 })?.join());
      const isRight =
        format.toEntry(day).join() === entry.join() &&
        format.toValue(entry) === day &&
        typed(`${date}${month}${year}`).join() === entry.join() &&
        readings.every((reading) => reading === entry.join()) &&
        dayError(day) === undefined;
      // One expectation for each notation of each day would take minutes.
      if (!isRight) expect.fail(`${day}: ${readings.join(' ')}`);
    }
  });

  it('[5.19] has invalid neighbours, and each reports an error', () => {
    for (let year = 1900; year <= 2030; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (const date of [0, daysOfMonth(year, month) + 1, 32]) {
          const entry = [two(date), two(month), String(year)];
          const value = format.toValue(entry) ?? '';
          const isUnchanged = format.toEntry(value).join() === entry.join();
          if (isDay(value) || !isUnchanged || dayError(value) === undefined) expect.fail(entry.join(' - '));
        }
      }
      for (const month of ['00', '13']) {
        const value = format.toValue(['01', month, String(year)]);
        expect(dayError(value)).toBe('The month is a number from 1 to 12.');
      }
    }
  });
});

it('[5.19] the years 1899 and 2031 are rejected, and their neighbours accepted', () => {
  expect(dayError('1899-12-31')).toBe('This cannot be earlier than 01-Jan-1900');
  expect(dayError('1900-01-01')).toBeUndefined();
  expect(dayError('2030-12-31')).toBeUndefined();
  expect(dayError('2031-01-01')).toBe('This cannot be later than 31-Dec-2030');
});

/** The entry after typing the digits one after the other, starting in the first part. */
function typed(figures: string): string[] {
  const entry = format.parts.map(() => '');
  let at = 0;
  for (const figure of figures) {
    const rule = format.parts[at];
    if (rule === undefined) return [...entry, figure];
    const text = `${entry[at] ?? ''}${figure}`;
    const isDone = isPartDone(rule, text);
    entry[at] = isDone ? padPart(rule, text) : text;
    if (isDone) at += 1;
  }
  return entry;
}

function everyDay(first: string, last: string): string[] {
  const found: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    found.push(new Date(at).toISOString().slice(0, 10));
  }
  return found;
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}
