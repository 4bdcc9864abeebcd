import { isReference, type Field } from '@callboard/api-contract';
import { formatNumber, say } from '@callboard/language';
import { formatDay, formatInstant } from '@callboard/ui-kit';
import { messages } from '../messages';
import { optionOf } from './optionOf';

type IntegerField = Extract<Field, { kind: 'integer' }>;

// What has no unit may as well be a number that names something, such as a school's: 3700, not 3,700.
const bare = new Intl.NumberFormat('en-NZ', { useGrouping: 'min2' });

/** A value in words, by the kind of its field; '' when there is none. */
export function valueText(field: Field, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'integer':
      return typeof value === 'number' ? numberText(field, value) : plain(value);
    case 'boolean':
      return value === true ? messages.yes : messages.no;
    case 'date':
      return formatDay(plain(value)) || plain(value);
    case 'datetime':
      return formatInstant(plain(value), zone) || plain(value);
    case 'select':
    case 'status':
      return labelOf(field, value);
    case 'multiselect':
      return Array.isArray(value) ? value.map((each) => labelOf(field, each)).join(', ') : plain(value);
    case 'reference':
      return isReference(value) ? value.title : plain(value);
    default:
      return plain(value);
  }
}

function numberText({ unit, serverOwned }: IntegerField, value: number): string {
  if (serverOwned) return String(value);
  return unit === undefined ? bare.format(value) : `${formatNumber(value)} ${unit}`;
}

function labelOf(field: Field, value: unknown): string {
  const option = optionOf(field, value);
  return option ? say(option.label) : plain(value);
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
