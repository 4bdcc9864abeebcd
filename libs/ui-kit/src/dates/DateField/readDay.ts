import { dateMessages } from '../DateText/dateMessages';
import { months } from '../DateText/months';
import type { Entry } from './Entry';
import { fullYear } from './countPart';

/**
 * Day, month and year of a text in one of the usual ways to write them; null when it is none of these. Figures alone are read day
 * before month, and never the other way about, whatever comes out.
 * @example readDay('14 May 2026', 2030) // ['14', '05', '2026']
 */
export function readDay(text: string, lastYear: number): Entry | null {
  const trimmed = text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').trim();
  // First as it is, then without the day of the week, which says nothing new.
  for (const plain of [trimmed, trimmed.replace(/^\p{L}+\.?,?\s+/u, '')]) {
    for (const [pattern, [day, month, year]] of ways) {
      const found = pattern.exec(plain);
      if (found) return toEntry(found[day] ?? '', found[month] ?? '', found[year] ?? '', lastYear);
    }
  }
  return null;
}

// Each with the places of day, month and year among its groups.
const ways: readonly [RegExp, readonly [number, number, number]][] = [
  [/^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/, [4, 3, 1]],
  [/^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/, [1, 3, 4]],
  [/^(\d{2})(\d{2})(\d{4})$/, [1, 2, 3]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(\p{L}{3,})[\s\-/.,]*(\d{4}|\d{2})$/iu, [1, 2, 3]],
  [/^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu, [2, 1, 3]],
];

function toEntry(day: string, month: string, year: string, lastYear: number): Entry | null {
  const monthNumber = /^\d+$/.test(month) ? Number(month) : monthNamed(month);
  if (monthNumber === 0) return null;
  return [
    day.padStart(2, '0'),
    String(monthNumber).padStart(2, '0'),
    year.length === 2 ? fullYear(year, lastYear) : year,
  ];
}

/** The number of a month by its English name or the beginning of it, or by its short name in the language in use; 0 of none. */
function monthNamed(name: string): number {
  const word = name.toLowerCase();
  return (
    months.findIndex((month) => month.startsWith(word) || dateMessages.months[month].toLowerCase() === word) +
    1
  );
}
