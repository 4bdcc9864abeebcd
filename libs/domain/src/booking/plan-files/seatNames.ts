import { seatKindOptions, type SeatKind } from '@callboard/api-contract/booking';
import { labelKey } from '../seatLayout';

/** The parts of a label; what it does not name is empty. */
export interface SeatName {
  section: string;
  row: string;
  number: string;
}

type Part = keyof SeatName;
const partOf: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...['section', 'block', 'sector', 'zone', 'area'].map((word) => [word, 'section'] as const),
  ...['row', 'table', 'reihe', 'tisch'].map((word) => [word, 'row'] as const),
  ...['seat', 'chair', 'number', 'no', 'platz', 'sitz'].map((word) => [word, 'number'] as const),
]);
const joined = /^(section|block|row|table|seat)(\d\S*|[A-Z]\S*)$/u;
const isNumber = (word: string) => /^\p{L}{0,3}\d{1,5}\p{L}?$/u.test(word);
const isShort = (word: string) => /^(\p{L}{1,3}|\d{1,3}\p{L}?)$/u.test(word);

/**
 * Reads what names a seat: `A-12`, `Stalls A12`, `Row A Seat 12`, `Balcony-B-7`, or `12` alone. Null where there is no number in it: a
 * seat is never numbered by guess.
 */
export function readSeatName(text: string): SeatName | null {
  const words = text
    .normalize('NFKC')
    .split(/[\s,;|_:./·#–-]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => joined.exec(word)?.slice(1) ?? [word]);
  const named: Record<Part | 'loose', string[]> = { section: [], row: [], number: [], loose: [] };
  let part: Part | 'loose' = 'loose';
  for (const word of words) {
    const next = partOf.get(word.toLowerCase());
    if (next) part = next;
    else named[part].push(word);
  }
  const given = { section: named.section.join(' '), row: named.row.join(' '), number: named.number.join('') };
  return given.row === '' && given.number === ''
    ? looseName(named.loose, given.section)
    : withRow(given, named.loose);
}

/** Words before the first that names a part: the row where there is none yet, else the section. */
function withRow({ section, row, number }: SeatName, loose: readonly string[]): SeatName | null {
  if (!isNumber(number)) return null;
  const before = loose.join(' ');
  if (row !== '' || before === '') return splitNumber({ section: section || before, row, number });
  const last = loose.at(-1) ?? '';
  return isShort(last)
    ? { section: section || loose.slice(0, -1).join(' '), row: last, number }
    : splitNumber({ section: section || before, row, number });
}

function looseName(words: readonly string[], section: string): SeatName | null {
  const number = words.at(-1) ?? '';
  if (!isNumber(number)) return null;
  const others = words.slice(0, -1);
  const row = others.at(-1) ?? '';
  const isRow = isShort(row) && /^\d+\p{L}?$/u.test(number);
  return isRow
    ? { section: section || others.slice(0, -1).join(' '), row, number }
    : splitNumber({ section: section || others.join(' '), row: '', number });
}

/** `A12` is the seat 12 of the row A. */
function splitNumber(name: SeatName): SeatName {
  const [, row, number] = /^(\p{L}{1,3})(\d.*)$/u.exec(name.number) ?? [];
  return name.row === '' && row !== undefined && number !== undefined ? { ...name, row, number } : name;
}

/** The number of a seat without its row, which some files write before it: `A-12` and `A12` of the row A are 12. */
export function withoutRow(number: string, row: string): string {
  const text = number.trim();
  if (row === '' || labelKey(text.slice(0, row.length)) !== labelKey(row)) return text;
  const rest = text.slice(row.length);
  const isSeparate = /^\s*[-_. ]\s*\d/u.test(rest) || (/\D$/u.test(row) && /^\d/u.test(rest));
  return isSeparate ? rest.replace(/^[-_.\s]+/u, '') : text;
}

const otherKinds: ReadonlyMap<string, SeatKind> = new Map<string, SeatKind>([
  ['wheelchair', 'accessible'],
  ['wheelchairplace', 'accessible'],
  ['companion', 'companion'],
  ['restricted', 'restricted_view'],
  ['restrictedview', 'restricted_view'],
  ['house', 'house'],
  ['seat', 'standard'],
  ['normal', 'standard'],
  ['default', 'standard'],
  ['regular', 'standard'],
]);

/** The kind of seat that a file names by our words or by usual ones. */
export function readSeatKind(text: string): SeatKind | undefined {
  const key = labelKey(text);
  const own = seatKindOptions.find(({ value, label }) => value === text.trim() || labelKey(label) === key);
  return own?.value ?? otherKinds.get(key);
}
