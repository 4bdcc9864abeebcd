import { isDay } from './days';

/** Day, month and year as figures: two, two and four of them. They need not be a day that exists. */
export type DayParts = readonly [day: string, month: string, year: string];

/** How a text of a day is read. */
export interface DayReading {
  /** Reads a year of two figures too: as one of this century unless it lies after this one. */
  lastYear?: number | undefined;
  /** The months by their short names in the language of the reader, which are read besides the English ones. */
  monthNames?: readonly string[] | undefined;
}

/**
 * Day, month and year of a text in one of the usual ways to write them; null when it is none of these. Figures alone are read day
 * before month, and never the other way about, whatever comes out.
 * @example readDay('14 May 2026') // ['14', '05', '2026']
 */
export function readDay(text: string, reading: DayReading = {}): DayParts | null {
  const trimmed = text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').trim();
  // First as it is, then without the day of the week, which says nothing new.
  for (const plain of [trimmed, trimmed.replace(/^\p{L}+\.?,?\s+/u, '')]) {
    for (const [pattern, [day, month, year]] of ways) {
      const found = pattern.exec(plain);
      if (found) return toParts(found[day] ?? '', found[month] ?? '', found[year] ?? '', reading);
    }
  }
  return null;
}

/**
 * The day of such a text as YYYY-MM-DD; null when no calendar has it.
 * @example parseDay('14/5/2026') // '2026-05-14'
 */
export function parseDay(text: string, reading?: DayReading): string | null {
  const [day, month, year] = readDay(text, reading) ?? [];
  const written = `${year}-${month}-${day}`;
  return isDay(written) ? written : null;
}

/** The year that two figures mean: one of this century unless that lies after the last. */
export function fullYear(text: string, lastYear: number): string {
  const short = Number(text);
  return String(short + (2000 + short <= lastYear ? 2000 : 1900));
}

// Each with the places of day, month and year among its groups.
const ways: readonly [RegExp, readonly [number, number, number]][] = [
  [/^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/, [4, 3, 1]],
  [/^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/, [1, 3, 4]],
  [/^(\d{2})(\d{2})(\d{4})$/, [1, 2, 3]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(\p{L}{3,})[\s\-/.,]*(\d{4}|\d{2})$/iu, [1, 2, 3]],
  [/^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu, [2, 1, 3]],
];

const englishMonths: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function toParts(
  day: string,
  month: string,
  year: string,
  { lastYear, monthNames = [] }: DayReading,
): DayParts | null {
  const monthNumber = /^\d+$/.test(month) ? Number(month) : monthNamed(month.toLowerCase(), monthNames);
  if (monthNumber === 0) return null;
  if (year.length === 2 && lastYear === undefined) return null;
  return [
    day.padStart(2, '0'),
    String(monthNumber).padStart(2, '0'),
    year.length === 2 && lastYear !== undefined ? fullYear(year, lastYear) : year,
  ];
}

/** The number of a month by its English name or the beginning of it, or by its name in the other language; 0 of none. */
function monthNamed(word: string, monthNames: readonly string[]): number {
  const isNamed = (month: string, index: number) =>
    month.startsWith(word) || monthNames[index]?.toLowerCase() === word;
  return englishMonths.findIndex(isNamed) + 1;
}
