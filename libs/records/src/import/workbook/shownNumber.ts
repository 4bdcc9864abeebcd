import { sectionOf, type Token } from './formatTokens';

/**
 * The number of a cell as its format shows it, in the form that an import reads: days as 2027-05-13, lengths as h:mm:ss, no marks
 * between thousands. Null where the number itself is what is read.
 *
 * @example
 * shownNumber(123, '00000') // '00123'
 */
export function shownNumber(value: number, format: string, firstDay: number = days1900): string | null {
  const section = sectionOf(format, value);
  if (section === null) return null;
  const { tokens, isNegative } = section;
  if (tokens.some(({ kind }) => kind === 'clock')) return shownTime(value, tokens, firstDay);
  return shownDigits(Math.abs(value), tokens, isNegative);
}

/** Day 0 of a workbook, in days since 1970; that of old ones of the Macintosh is `days1904`. */
export const days1900 = -25_569;
export const days1904 = -24_107;

const daySeconds = 86_400;

function shownTime(value: number, tokens: readonly Token[], firstDay: number): string | null {
  const letters = tokens.flatMap(({ kind, text }) => (kind === 'clock' ? [text] : []));
  const has = (...some: string[]) => letters.some((letter) => some.includes(letter));
  const isLength = letters.some((letter) => letter.startsWith('['));
  // Cells hold fractions of days, which are not exact.
  const parts = tokens.some(({ kind }) => kind === 'point') ? 1_000 : 1;
  const seconds = Math.round(value * daySeconds * parts) / parts;
  if (seconds < 0) return null;
  if (has('y') && !has('d', 'month')) return String(dayOf(value, firstDay).slice(0, 4));
  const hasDay = has('y', 'd', 'month');
  const hasClock = has('h', 'minute', 's') || isLength;
  if (hasDay && !hasClock) return dayOf(value, firstDay);
  const isDated = hasDay && value >= 1;
  const ofClock = isLength || !(hasDay || value >= 1) ? seconds : seconds % daySeconds;
  // Without a day it can be a length, whose seconds are read even where they are not shown: 3 min 20 s are not 3 minutes.
  const isExact = has('s', '[s]') || (!hasDay && ofClock % 60 !== 0);
  const clock = clockText(ofClock, isExact);
  if (!isDated) return clock;
  const zone = tokens.findLast(({ kind }) => kind === 'literal')?.text.trim() ?? '';
  return `${dayOf(value, firstDay)} ${clock}${isZone(zone) ? ` ${zone}` : ''}`;
}

/** The format of an exported time names its zone. */
function isZone(text: string): boolean {
  return /^(?:[A-Z]{3,5}|(?:GMT|UTC)[+\-−]?\d*(?::\d{2})?)$/.test(text);
}

function clockText(seconds: number, isExact: boolean): string {
  const whole = Math.floor(seconds);
  const thousandths = Math.round((seconds - whole) * 1_000);
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const fraction = thousandths === 0 ? '' : `.${String(thousandths).padStart(3, '0').replace(/0+$/, '')}`;
  const clock = `${Math.floor(whole / 3_600)}:${minutes}`;
  return isExact ? `${clock}:${rest}${fraction}` : clock;
}

/** Days count the 29th of February 1900, which never was. */
function dayOf(value: number, firstDay: number): string {
  const day = Math.floor(Math.round(value * daySeconds) / daySeconds);
  const before = firstDay === days1900 && day < 60 ? 1 : 0;
  return new Date((firstDay + day + before) * daySeconds * 1_000).toISOString().slice(0, 10);
}

function shownDigits(value: number, tokens: readonly Token[], isNegative: boolean): string | null {
  if (!tokens.some(({ kind }) => kind === 'digit')) {
    const words = tokens.map(({ kind, text }) => (kind === 'literal' ? text : '')).join('');
    return /\p{L}/u.test(words) ? words.trim() : null;
  }
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const thousands = tokens.filter(({ kind }) => kind === 'thousand').length;
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const isDigit = ({ kind }: Token) => kind === 'digit';
  const [before, after] = point < 0 ? [tokens, []] : [tokens.slice(0, point), tokens.slice(point + 1)];
  const decimals = after.filter(isDigit);
  const scaled = Number((value * 100 ** percents * 1_000 ** -thousands).toPrecision(15));
  const [whole = '0', fraction = ''] = scaled.toFixed(Math.min(decimals.length, 20)).split('.');
  const needed = decimals.findLastIndex(({ text }) => text === '0') + 1;
  const shown = fraction.replace(/0+$/, '').padEnd(needed, '0');
  const rest = after.map((token) => (isDigit(token) ? '' : literalOf(token))).join('');
  const text = `${wholeText(whole, before)}${shown === '' ? '' : `.${shown}`}${withoutUnit(rest)}`.trim();
  // Accountants write what is owed in brackets.
  const plain = isNegative ? text.replace(/[()−-]/g, '').trim() : text;
  return isNegative && scaled !== 0 ? `-${plain}` : plain;
}

/** The digits from the right into their places; the first place takes all that are left. */
function wholeText(digits: string, tokens: readonly Token[]): string {
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit');
  let left = digits === '0' ? '' : digits;
  let text = withoutUnit(
    tokens
      .slice(last + 1)
      .map(literalOf)
      .join(''),
  );
  for (let at = last; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token) continue;
    if (token.kind !== 'digit') {
      text = `${literalOf(token)}${text}`;
      continue;
    }
    const taken = at === first ? left : left.slice(-1);
    left = at === first ? '' : left.slice(0, -1);
    text = `${taken === '' && token.text === '0' ? '0' : taken}${text}`;
  }
  return first < 0 ? `${digits}${text}` : text;
}

function literalOf({ kind, text }: Token): string {
  return kind === 'literal' || kind === 'percent' ? text : '';
}

/** A unit behind a number is no part of it: `12 people`. A currency is, in capitals or by its sign. */
function withoutUnit(text: string): string {
  return /^\s*\p{Ll}[\p{L}\s.]*$/u.test(text) ? '' : text;
}
