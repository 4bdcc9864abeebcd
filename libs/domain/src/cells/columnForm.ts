import type { Field, Parsed } from '@callboard/api-contract';
import type { DayOrder, DecimalMark, NameOrder, ShortYears } from '@callboard/api-contract/imports';

/**
 * How the cells of a column are written, decided from all of them: `either` where no cell shows it, `mixed` where cells contradict each
 * other, absent where it does not matter.
 */
export interface ColumnForm {
  days?: DayOrder | 'either' | 'mixed';
  decimals?: DecimalMark | 'either' | 'mixed';
  /** Some year has two digits, which the column cannot show the meaning of. */
  years?: ShortYears | 'mixed';
  /** Which part of its whole names comes first. */
  names?: NameOrder;
  /** Some cell is no number: '1E+10' is then a name too. */
  hasWords: boolean;
}

/** Format that the user selects where the column does not show it. */
export interface FormAnswer {
  days?: DayOrder | undefined;
  decimals?: DecimalMark | undefined;
  years?: ShortYears | undefined;
  names?: NameOrder | undefined;
}

/**
 * The form of a column. Both the preview and the import read all cells by it.
 *
 * @example
 * columnForm(['03/04/2010', '12/25/2009']).days // 'month-first'
 */
export function columnForm(cells: readonly string[]): ColumnForm {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const days = agreed(texts.map((text) => evidenceOf(dayParts(text))));
  const decimals = agreed(texts.map((text) => markIn(numberIn(text)?.digits ?? '')));
  return {
    ...(days && { days }),
    ...(decimals && { decimals }),
    ...(texts.some((text) => shortYearIn(text) !== null) && { years: 'mixed' }),
    hasWords: texts.some((text) => /\p{L}/u.test(text) && !isScientific(text) && !isErrorValue(text)),
  };
}

/** The form by which cells are read: what the column shows, or else what the user selected; day first and a point by default. */
export function answeredForm(
  form: ColumnForm,
  { days, decimals, years, names }: FormAnswer = {},
): ColumnForm {
  return {
    ...form,
    ...(form.days && { days: isOpen(form.days) ? (days ?? form.days) : form.days }),
    ...(form.decimals && { decimals: isOpen(form.decimals) ? (decimals ?? form.decimals) : form.decimals }),
    ...(form.years && { years: years ?? form.years }),
    ...(names && { names }),
  };
}

/**
 * A cell of a column in the form that `parseCell` reads; or the sentence against it, where its column allows two
 * meanings or a spreadsheet has damaged it.
 */
export function plainCell({ kind }: Pick<Field, 'kind'>, cell: string, form: ColumnForm): Parsed<string> {
  const text = cell.trim();
  const isText = kind !== 'integer' && kind !== 'date' && kind !== 'datetime' && kind !== 'phone';
  if (isErrorValue(text)) return refused(`"${text}" is an error of a spreadsheet, not a value`);
  if (isScientific(text) && !(isText && form.hasWords))
    return refused(`A spreadsheet shortened this number to "${text}": format its column as text there`);
  if (kind === 'date') return plainDay(withoutMidnight(text), form);
  if (kind === 'datetime') return plainDay(text, form);
  if (kind === 'integer') return plainNumber(text, form);
  return { ok: true, value: cell };
}

function refused(message: string): Parsed<string> {
  return { ok: false, message };
}

function isOpen(value: string): boolean {
  return value === 'either' || value === 'mixed';
}

/** One of two forms for all cells that show one. */
function agreed<Form extends string>(
  evidence: readonly (Form | 'either' | null)[],
): Form | 'either' | 'mixed' | undefined {
  const shown = new Set(evidence.filter((each) => each !== null));
  shown.delete('either');
  if (shown.size > 1) return 'mixed';
  const [one] = shown;
  return one ?? (evidence.includes('either') ? 'either' : undefined);
}

interface DayParts {
  first: number;
  second: number;
  year: string;
  /** Text after the day: a time. */
  rest: string;
}

/** A date of numbers whose year is last; what follows it is a time. */
function dayParts(text: string): DayParts | null {
  const bare = text.replace(/^\p{L}+\.?,?\s+/u, '');
  const [, first, , second, year, rest] =
    /^(\d{1,2})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2}(?![:.]\d))(?!\d)\.?(.*)$/.exec(bare) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  return { first: Number(first), second: Number(second), year, rest: rest ?? '' };
}

function evidenceOf(parts: DayParts | null): DayOrder | 'either' | null {
  if (!parts || parts.first === parts.second) return null;
  const { first, second } = parts;
  if (first > 12 && second > 12) return null;
  if (first > 12) return 'day-first';
  return second > 12 ? 'month-first' : 'either';
}

/** The year of two digits in a date of numbers or with the name of its month, and what stands around it. */
function shortYearIn(text: string): { before: string; year: string; after: string } | null {
  const [, before, , year, after] =
    /^((?:\p{L}+\.?,?\s+)?(?:\d{1,2}\s*([-/. ])\s*\d{1,2}\s*\2\s*|\d{1,2}(?:st|nd|rd|th)?[\s\-/.]*\p{L}{3,}[\s\-/.,]*))(\d{2})(?!\d|:|\.\d)(.*)$/iu.exec(
      text,
    ) ?? [];
  return before === undefined || year === undefined ? null : { before, year, after: after ?? '' };
}

const centuryOf: Readonly<Record<ShortYears, (year: number) => number>> = {
  'as-excel': (year) => (year < 30 ? 2000 : 1900),
  'from-2000': () => 2000,
  'before-2000': () => 1900,
};

/** A spreadsheet exports a day as its midnight. */
function withoutMidnight(text: string): string {
  return text.replace(/(?:T|,?\s+)(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)?\s*a\.?m\.?)\s*Z?$/i, '');
}

function plainDay(given: string, form: ColumnForm): Parsed<string> {
  const short = shortYearIn(given);
  if (!short) return orderedDay(given, form);
  if (form.years === undefined || form.years === 'mixed')
    return refused(`"${given}" has a year of two digits: select what the years of its column are`);
  const year = centuryOf[form.years](Number(short.year)) + Number(short.year);
  return orderedDay(`${short.before}${year}${short.after}`, form);
}

function orderedDay(text: string, { days }: ColumnForm): Parsed<string> {
  const parts = dayParts(text);
  // Hungarian and Korean dates end with a point.
  if (!parts) return { ok: true, value: text.replace(/^(\d{4}\. ?\d{1,2}\. ?\d{1,2})\.(?=\s|$)/, '$1') };
  const { first, second, year, rest } = parts;
  const evidence = evidenceOf(parts);
  if (evidence === 'either' && days === 'mixed')
    return refused(`"${text}" has its day and month in either order: select the order of its column`);
  const isMonthFirst = evidence === 'month-first' || (evidence === 'either' && days === 'month-first');
  // The other order is how `parseCell` reads it.
  return { ok: true, value: isMonthFirst ? `${year}-${pad(first)}-${pad(second)}${rest}` : text };
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** The digits of a number with their marks, and what is written before and after them: a sign, a currency. */
function numberIn(text: string): { before: string; digits: string; after: string } | null {
  const [, before, digits, after] = /^([^\d.,]*)([.,]?\d(?:[\d.,'’\s]*\d)?)([^\d]*)$/.exec(text) ?? [];
  if (before === undefined || digits === undefined || after === undefined) return null;
  // Blanks and apostrophes only ever group.
  return { before, digits: digits.replace(/['’\s]/g, ''), after };
}

function markIn(digits: string): DecimalMark | 'either' | null {
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return null;
  const own: DecimalMark = last === '.' ? 'point' : 'comma';
  const other: DecimalMark = last === '.' ? 'comma' : 'point';
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && new Set(marks).size === 1;
  if (isGrouped) return marks.length > 1 ? other : 'either';
  const groups = digits.slice(0, digits.lastIndexOf(last));
  return /^\d*$|^\d{1,3}(?:[.,]\d{3})+$/.test(groups) && !groups.includes(last) ? own : null;
}

function plainNumber(text: string, { decimals }: ColumnForm): Parsed<string> {
  const found = numberIn(text);
  if (!found) return { ok: true, value: text };
  const { before, digits, after } = found;
  const evidence = markIn(digits);
  if (evidence === 'either' && decimals === 'mixed')
    return refused(
      `"${text}" has a mark that other rows use in another way: select the decimal mark of its column`,
    );
  if (evidence === null && /[.,]/.test(digits)) return { ok: true, value: text };
  const mark = evidence === 'either' ? decimals : evidence;
  const [decimal, group] = mark === 'comma' ? [',', '.'] : ['.', ','];
  return { ok: true, value: `${before}${digits.replaceAll(group, '').replace(decimal, '.')}${after}` };
}

/** Excel writes a number of more than 11 digits so, and the others are lost. */
function isScientific(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{2,3}$/i.test(text);
}

function isErrorValue(text: string): boolean {
  return /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$|^#{3,}$/i.test(text);
}
