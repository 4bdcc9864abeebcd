import { isMoneyField, toRichText, words, type Field, type Option } from '@callboard/api-contract';
import { parseDay, parseDuration, parseInstant, parseTime } from '@callboard/domain/calendar';
import { parseMoney } from './parseMoney';

/** What a cell means, or why it means nothing. */
export type ParsedCell =
  { ok: true; value: string | number | boolean | readonly string[] } | { ok: false; message: string };

/** What a cell says beside its text. */
export interface CellPlace {
  /** The zone of times that name no offset. */
  zone: string;
  /** What amounts of its row are in. */
  currency?: string | undefined;
}

/** Reads a filled cell by the kind of its field. References are looked up elsewhere, all at once, and no cell holds a document. */
export function parseCell(
  field: Exclude<Field, { kind: 'reference' | 'document' }>,
  cell: string,
  { zone, currency = '' }: CellPlace,
): ParsedCell {
  const text = cell.trim();
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'timezone':
      return { ok: true, value: cell };
    case 'richtext':
      return { ok: true, value: isMarkup.test(cell) ? cell : toRichText(cell) };
    case 'integer':
      return isMoneyField(field) ? found(parseMoney(text, currency), words.money) : parseInteger(text);
    case 'boolean':
      return parseBoolean(text);
    case 'date':
      return found(parseDay(text), 'This must be a date such as 14-05-2027');
    case 'datetime':
      return found(parseInstant(text, zone), 'This must be a time such as 14-05-2027 19:00');
    case 'time':
      return found(parseTime(text), words.time);
    case 'duration':
      return found(parseMinutes(text), words.duration);
    case 'select':
    case 'status':
      return found(optionFor(field.options, text), choiceSentence(field.options));
    case 'multiselect':
      return parseOptions(field.options, text);
    default:
      return field satisfies never;
  }
}

/** What an export of rich texts holds, and no plain text begins with. */
const isMarkup = /^\s*<(?:p|h2|h3|ul|ol|blockquote)>/;

function found(value: string | number | null, message: string): ParsedCell {
  return value === null ? { ok: false, message } : { ok: true, value };
}

/** Figures alone are minutes in a spreadsheet. */
function parseMinutes(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : parseDuration(text);
}

function parseInteger(text: string): ParsedCell {
  const isGrouped = /^[+-]?\d{1,3}([ ,]\d{3})+$/.test(text);
  const digits = isGrouped ? text.replace(/[ ,]/g, '') : text;
  if (!/^[+-]?\d{1,15}(\.0+)?$/.test(digits)) return { ok: false, message: words.number };
  return { ok: true, value: Number(digits) };
}

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'āe', 'ae'];
const no = ['no', 'n', 'false', '0', '-', 'kāo', 'kao'];

function parseBoolean(text: string): ParsedCell {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { ok: true, value: true };
  if (no.includes(word)) return { ok: true, value: false };
  return { ok: false, message: words.boolean };
}

function optionFor(options: readonly Option[], text: string): string | null {
  const wanted = plain(text);
  return (
    options.find(({ value, label }) => plain(value) === wanted || plain(label) === wanted)?.value ?? null
  );
}

function parseOptions(options: readonly Option[], text: string): ParsedCell {
  const values = text
    .split(/[;,|]/)
    .filter((part) => part.trim() !== '')
    .map((part) => optionFor(options, part));
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return { ok: false, message: choiceSentence(options) };
  return { ok: true, value: [...new Set(known)] };
}

function choiceSentence(options: readonly Option[]): string {
  return `${words.option}: ${options.map(({ label }) => label).join(', ')}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
