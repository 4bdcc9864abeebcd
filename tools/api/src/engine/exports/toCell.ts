import { isReference, optionText } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { currencyOf, type ExportRequest } from '@callboard/api-contract/lists';
import { richTextWords } from '@callboard/api-contract/text';
import {
  dayOfInstant,
  formatDay,
  formatDuration,
  timeOfInstant,
  toWallTime,
  zoneName,
} from '@callboard/domain/calendar';
import { decimalsOf, formatMoney } from '@callboard/domain/money';
import type { ExportColumn, ExportPlan } from './exportPlan';
import type { ExportedRecord } from './readExport';

/**
 * A value of an export: its text, and where a spreadsheet can count or sort by it, its number and how that is shown. Days and times
 * are the days since the beginning of 1900, as spreadsheets have them.
 */
export interface Cell {
  text: string;
  number?: number;
  format?: string;
}

const empty: Cell = { text: '' };
const dayMs = 86_400_000;
/** Day 0 of spreadsheets. */
const firstDay = Date.UTC(1899, 11, 30);

/** Cell of a record in a column of a list. */
export function toCell(
  {
    collection,
    request,
  }: Pick<ExportPlan, 'collection'> & { request: Pick<ExportRequest, 'zone' | 'months' | 'yes' | 'no'> },
  zones: ReadonlyMap<string, string>,
  { name, field, options }: ExportColumn,
  record: ExportedRecord,
): Cell {
  const value = record[name];
  if (value === null || value === undefined || value === '') return empty;
  switch (field.kind) {
    case 'boolean':
      return { text: value === true ? request.yes : request.no };
    case 'date':
      return dayCell(String(value), request.months);
    case 'datetime':
      return instantCell(String(value), zoneOf(record), request.months);
    case 'duration':
      return { text: typeof value === 'number' ? formatDuration(value) : String(value) };
    case 'integer':
      return numberCell(value, currencyOf(collection, field, record), field.unit);
    case 'select':
    case 'status':
      return { text: labelOf(value) };
    case 'multiselect':
      return { text: Array.isArray(value) ? value.map(labelOf).join('; ') : String(value) };
    case 'reference':
      return { text: isReference(value) ? value.title : '' };
    case 'richtext':
      return { text: richTextWords(String(value)) };
    default:
      return { text: String(value) };
  }

  function zoneOf(of: ExportedRecord): string {
    const place = placeOf(collection);
    const target = place && of[place.name];
    return (isReference(target) ? zones.get(target.hashcode) : undefined) ?? request.zone;
  }

  function labelOf(option: unknown): string {
    return 'options' in field ? optionText(field, String(option), options) : String(option);
  }
}

function dayCell(day: string, months: readonly string[]): Cell {
  const number = dayNumber(`${day.slice(0, 10)}T00:00`);
  return { text: formatDay(day, months) || day, ...(number !== null && { number, format: 'dd-mmm-yyyy' }) };
}

/** A time on the clocks of its place, with the zone in the text as well as in the format of the number. */
function instantCell(at: string, zone: string, months: readonly string[]): Cell {
  const named = zoneName(zone, at);
  const day = formatDay(dayOfInstant(at, zone), months);
  if (day === '') return { text: at };
  const number = dayNumber(toWallTime(at, zone));
  return {
    text: `${day} ${timeOfInstant(at, zone)} ${named}`,
    ...(number !== null && { number, format: `dd-mmm-yyyy hh:mm ${quoted(named)}` }),
  };
}

function numberCell(value: unknown, currency: string | undefined, unit: string | undefined): Cell {
  if (typeof value !== 'number') return { text: String(value) };
  if (currency !== undefined) {
    const decimals = decimalsOf(currency);
    const zeros = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
    return {
      text: formatMoney({ amount: value, currency }),
      number: value / 10 ** decimals,
      format: `#,##0${zeros} ${quoted(currency)}`,
    };
  }
  // No thousands separators: a program reads the text, and a number without a unit can be an identifier.
  return { text: String(value), number: value, format: unit === undefined ? '0' : `0 ${quoted(unit)}` };
}

function dayNumber(wallTime: string): number | null {
  const at = Date.parse(`${wallTime}Z`);
  // Spreadsheets count the 29th of February 1900, which never was: days before it would be shown as others.
  return Number.isNaN(at) || at < Date.UTC(1900, 2, 1) ? null : (at - firstDay) / dayMs;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}
