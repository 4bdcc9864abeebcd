import { unguardFormula } from '@callboard/api-contract/text';
import { planLimits } from '@callboard/api-contract/booking';
import { openCsv, readRecords, type CsvRecord } from '../../cells/index';
import { labelKey } from '../seatLayout';
import type { FileOrigin, FoundSeat, PlanFileError, PlanFileImport } from './planFile';
import { planOfSeats } from './planOfSeats';
import { readSeatKind, withoutRow } from './seatNames';

/** Names of each column; the first is that of our own export. */
const headings = {
  level: ['level', 'floor', 'storey'],
  section: ['section', 'block', 'area', 'zone', 'sector'],
  row: ['row', 'table', 'row name', 'row number', 'row label'],
  seat: ['seat', 'number', 'seat number', 'seat label', 'no'],
  seats: ['seats', 'range', 'seat range', 'numbers'],
  from: ['from', 'first', 'first seat'],
  to: ['to', 'last', 'last seat'],
  x: ['x', 'x (m)'],
  y: ['y', 'y (m)'],
  category: ['category', 'price category', 'price group'],
  kind: ['kind', 'type', 'seat type', 'kind of seat'],
  id: ['id', 'seat id', 'guid', 'seat guid', 'uuid'],
} as const;
type Column = keyof typeof headings;
// Its own keys.
const columnNames = Object.keys(headings) as Column[];

/**
 * Draws the seats of a list: one in each line by `section,row,seat`, or several by `from,to` or `seats` with ranges such as
 * `"A1-A12, A15-A20"`. Levels, places, categories, kinds and ids are columns that can be there. Lists without a line of headings are
 * `section,row,from,to` or `section,row,seats`.
 *
 * @example
 * fromSeatCsv('section,row,seats\nStalls,A,"1-12, 15-24"', newId)
 */
export function fromSeatCsv(file: string, newId: () => string): PlanFileImport {
  const { text, separator, skipped } = openCsv(file);
  const read = readRecords(text, separator);
  if (!read.ok) return { ok: false, errors: [{ kind: 'quote', from: lineOf(read.line + skipped) }] };
  const records = read.records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, ...record }) => ({
      ...record,
      line: record.line + skipped,
      cells: cells.map((cell) => unguardFormula(cell).trim()),
    }));
  const [first] = records;
  if (!first) return { ok: false, errors: [{ kind: 'no_seats' }] };
  const table = tableOf(records, first);
  if (!table) return { ok: false, errors: [{ kind: 'headings', from: lineOf(first.line) }] };
  const errors: PlanFileError[] = [];
  const seats: FoundSeat[] = [];
  for (const record of table.records) {
    const line = readLine(record, table.columns);
    if ('kind' in line) errors.push(line);
    else seats.push(...line.seats);
    if (seats.length > planLimits.seats) return { ok: false, errors: [{ kind: 'too_many' }] };
  }
  const made = planOfSeats({ seats, isMetric: /\(m\)/i.test(first.cells.join(' ')) }, newId);
  if (errors.length === 0) return made;
  const others = made.ok ? [] : made.errors.filter(({ kind }) => kind !== 'no_seats');
  return { ok: false, errors: [...errors, ...others] };
}

interface Table {
  columns: ReadonlyMap<Column, number>;
  records: readonly CsvRecord[];
}

/** Columns by the first line or by the cells below it; null where neither shows them. */
function tableOf(records: readonly CsvRecord[], first: CsvRecord): Table | null {
  const columns = new Map<Column, number>();
  for (const [at, cell] of first.cells.entries()) {
    const key = cell.toLowerCase().replace(/[_\s]+/g, ' ');
    const column = columnNames.find((each) => headings[each].some((heading) => heading === key));
    if (column && !columns.has(column)) columns.set(column, at);
  }
  if (columns.size >= 2) {
    const hasSeats =
      columns.has('seat') || columns.has('seats') || (columns.has('from') && columns.has('to'));
    return hasSeats ? { columns, records: records.slice(1) } : null;
  }
  // Headings in words that are not known are left out; a line of seats has a number behind its row.
  const rest = /\d/.test(first.cells[2] ?? '') ? records : records.slice(1);
  const width = rest[0]?.cells.findLastIndex((cell) => cell !== '') ?? -1;
  if (width === 3) return { columns: new Map(orderOf(['section', 'row', 'from', 'to'])), records: rest };
  return width === 2 ? { columns: new Map(orderOf(['section', 'row', 'seats'])), records: rest } : null;
}

const orderOf = (columns: readonly Column[]) => columns.map((column, at): [Column, number] => [column, at]);
const lineOf = (line: number): FileOrigin => ({ kind: 'line', name: String(line) });

function readLine(
  { cells, line }: CsvRecord,
  columns: ReadonlyMap<Column, number>,
): { seats: FoundSeat[] } | PlanFileError {
  const from = lineOf(line);
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const kind = readSeatKind(cell('kind'));
  if (cell('kind') !== '' && kind === undefined) return { kind: 'seat_kind', from, text: cell('kind') };
  const [x, y] = [readPlace(cell('x')), readPlace(cell('y'))];
  const hasPlace = cell('x') !== '' || cell('y') !== '';
  if (hasPlace && (x === null || y === null)) return { kind: 'place', from };
  const isFromTo = cell('from') !== '' || cell('to') !== '';
  const text = cell('seats') || cell('seat') || (isFromTo ? `${cell('from')}-${cell('to')}` : '');
  if (text === '') return { kind: 'no_number', from };
  const found =
    isFromTo || cell('seats') !== '' || rangeMark.test(text)
      ? readRanges(text)
      : [{ number: text, row: '', isAfterAisle: false }];
  if (found === null || (found.length > 1 && (hasPlace || cell('id') !== '')))
    return { kind: 'range', from, text };
  const at = x === null || y === null ? undefined : { x, y };
  return {
    seats: found.map(({ number, row, isAfterAisle }) => {
      const ofSeat = partsOf(cell('row'), row, number);
      return {
        from,
        level: cell('level'),
        section: cell('section'),
        ...ofSeat,
        isAfterAisle,
        kind,
        at,
        category: cell('category') || undefined,
        id: cell('id') || undefined,
      };
    }),
  };
}

/** The row and the number of a seat whose number can have the row before it. */
function partsOf(given: string, prefix: string, number: string): { row: string; number: string } {
  if (given !== '') {
    const isRow = prefix === '' || labelKey(prefix) === labelKey(given);
    return { row: given, number: isRow ? withoutRow(number, given) : `${prefix}${number}` };
  }
  if (prefix !== '') return { row: prefix, number };
  const [, row = '', rest = number] = /^(\p{L}{1,3})[-_. ]?(\d+\p{L}?)$/u.exec(number) ?? [];
  return { row, number: rest };
}

interface RangeSeat {
  number: string;
  /** Text before the number. */
  row: string;
  isAfterAisle: boolean;
}

const to = String.raw`\s*(?:-|–|—|\.\.|\bto\b)\s*`;
const rangeMark = new RegExp(String.raw`^[^\d]*\d+${to}[^\d]*\d+`, 'iu');
const oneRange = new RegExp(String.raw`^([^\d]*?)(\d{1,6})(?:${to}([^\d]*?)(\d{1,6}))?\s*(odd|even)?$`, 'iu');

/** The seats of ranges that are separated by commas, semicolons or `+`; an aisle is between them. Null for what is none. */
function readRanges(text: string): RangeSeat[] | null {
  const seats: RangeSeat[] = [];
  for (const part of text.split(/[,;+]/)) {
    const [, before = '', first, after = '', last = first, only = ''] = oneRange.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) return null;
    const [row, other] = [before, after].map((each) => each.replace(/[-_.\s]+$/u, ''));
    if (other !== '' && other !== row) return null;
    const step = only === '' ? 1 : 2;
    const isWrongStart = only !== '' && Number(first) % 2 !== (only.toLowerCase() === 'odd' ? 1 : 0);
    const start = Number(first) + (isWrongStart ? 1 : 0);
    const count = Math.floor((Number(last) - start) / step) + 1;
    if (count < 1 || count + seats.length > planLimits.seatsOfRow) return null;
    for (let index = 0; index < count; index += 1) {
      seats.push({
        number: String(start + index * step),
        row: row ?? '',
        isAfterAisle: index === 0 && seats.length > 0,
      });
    }
  }
  return seats;
}

/** A length in metres or in the units of a drawing; null for what is none. */
function readPlace(text: string): number | null {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
