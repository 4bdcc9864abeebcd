import { isReference, optionText, type Field } from '@callboard/api-contract';
import { formatDuration } from '@callboard/api-contract/text';
import { dayOfInstant, formatDay, instantsOf, timeOfInstant, toWallTime, zoneName } from '../calendar/index';
import { formatAmount } from '../money/index';

/** Context of a cell's text besides its value. */
export interface CellTextPlace {
  zone: string;
  /** The currency of amounts of its record. */
  currency?: string | undefined;
}

/** A value as the text of a cell: `parseCell` makes the same value of it, and so does a spreadsheet. '' for an empty one. */
export function cellText(field: Field, value: unknown, { zone, currency }: CellTextPlace): string {
  if (value === null || value === undefined) return '';
  if (isReference(value)) return value.title;
  if (Array.isArray(value)) return value.map((each) => labelOf(field, String(each))).join('; ');
  switch (field.kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return formatDay(String(value));
    case 'datetime':
      return timeText(String(value), zone);
    case 'duration':
      return formatDuration(Number(value));
    case 'integer':
      return currency === undefined ? String(value) : formatAmount({ amount: Number(value), currency });
    default:
      return labelOf(field, String(value));
  }
}

/** With the name of the zone where the clocks show the time twice. */
function timeText(instant: string, zone: string): string {
  const text = `${formatDay(dayOfInstant(instant, zone))} ${timeOfInstant(instant, zone)}`;
  return instantsOf(toWallTime(instant, zone), zone).length > 1 ? `${text} ${zoneName(zone, instant)}` : text;
}

function labelOf(field: Field, value: string): string {
  return 'options' in field ? optionText(field, value) : value;
}
