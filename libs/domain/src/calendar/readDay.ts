import { isDay } from './days';

/** Day, month and year as two, two and four digits. The day need not exist. */
export type DayParts = readonly [day: string, month: string, year: string];

/** How the text of a day is parsed. */
export interface DayReading {
  /** Also reads a two-digit year: in this century unless that is after this year. */
  lastYear?: number | undefined;
  /** The short names of the months in the user's language, read in addition to the English ones. */
  monthNames?: readonly string[] | undefined;
}

/**
 * Day, month and year of a text in one of the usual formats; null for any other. Numeric dates are always read day first, even if the
 * result does not exist.
 * @example readDay('14 May 2026') // ['14', '05', '2026']
 */
export function readDay(text: string, reading: DayReading = {}): DayParts | null {
  const trimmed = text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').trim();
  // First unchanged, then without the day of the week, which is redundant.
  for (const plain of [trimmed, trimmed.replace(/^\p{L}+\.?,?\s+/u, '')]) {
    for (const [pattern, [day, month, year]] of ways) {
      const found = pattern.exec(plain);
      if (found) return toParts(found[day] ?? '', found[month] ?? '', found[year] ?? '', reading);
    }
  }
  return null;
}

/**
 * The day of such a text as YYYY-MM-DD; null when it does not exist.
 * @example parseDay('14/5/2026') // '2026-05-14'
 */
export function parseDay(text: string, reading?: DayReading): string | null {
  const [day, month, year] = readDay(text, reading) ?? [];
  const written = `${year}-${month}-${day}`;
  return isDay(written) ? written : null;
}

/** The year of two digits: in this century unless that is after the last year. */
export function fullYear(text: string, lastYear: number): string {
  const short = Number(text);
  return String(short + (2000 + short <= lastYear ? 2000 : 1900));
}

// Each with the indexes of its groups for day, month and year.
const ways: readonly [RegExp, readonly [number, number, number]][] = [
  [/^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/, [4, 3, 1]],
  [/^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/, [1, 3, 4]],
  // As programs write it; no day first has such a year and month.
  [/^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})$/, [3, 2, 1]],
  [/^(\d{2})(\d{2})(\d{4})$/, [1, 2, 3]],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(\p{L}[\p{L}\-]+\p{L})[\s\-/.,]*(\d{4}|\d{2})$/iu, [1, 2, 3]],
  [/^(\p{L}[\p{L}\-]+\p{L})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu, [2, 1, 3]],
];

/** Names of the months in English and in te reo Māori, there by two sets of names, without macrons and hyphens. */
const monthsByName: readonly (readonly string[])[] = [
  ['january', 'kohitatea', 'hanuere'],
  ['february', 'huitanguru', 'pepuere'],
  ['march', 'poututerangi', 'maehe'],
  ['april', 'paengawhawha', 'aperira'],
  ['may', 'haratua', 'mei'],
  ['june', 'pipiri', 'hune'],
  ['july', 'hongongoi', 'hurae'],
  ['august', 'hereturikoka', 'akuhata'],
  ['september', 'mahuru', 'hepetema'],
  ['october', 'whiringaanuku', 'oketopa', 'nuku'],
  ['november', 'whiringaarangi', 'noema', 'rangi'],
  ['december', 'hakihea', 'tihema'],
];

function toParts(
  day: string,
  month: string,
  year: string,
  { lastYear, monthNames = [] }: DayReading,
): DayParts | null {
  const monthNumber = /^\d+$/.test(month) ? Number(month) : monthNamed(month, monthNames);
  if (monthNumber === 0) return null;
  if (year.length === 2 && lastYear === undefined) return null;
  return [
    day.padStart(2, '0'),
    String(monthNumber).padStart(2, '0'),
    year.length === 2 && lastYear !== undefined ? fullYear(year, lastYear) : year,
  ];
}

/** The number of a month from its name or the beginning of it that no other month has; 0 if there is none. */
function monthNamed(word: string, monthNames: readonly string[]): number {
  const given = plainWord(word);
  const own = monthNames.findIndex((month) => plainWord(month) === given);
  if (own >= 0) return own + 1;
  const [first = -1, ...others] = monthsByName.flatMap((names, index) =>
    names.some((name) => name.startsWith(given)) ? [index] : [],
  );
  return others.length > 0 ? 0 : first + 1;
}

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
