import { isReference, richTextWords, type Field } from '@callboard/api-contract';
import { formatDuration } from '@callboard/domain/calendar';
import { formatMoney } from '@callboard/forms';
import { formatNumber, say } from '@callboard/language';
import { formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { messages } from '../messages';
import { optionOf } from './optionOf';

type IntegerField = Extract<Field, { kind: 'integer' }>;

// What has no unit may as well be a number that names something, such as a school's: 3700, not 3,700.
const bare = new Intl.NumberFormat('en-NZ', { useGrouping: 'min2' });

type Values = Readonly<Record<string, unknown>>;

/** A value in words, by the kind of its field; '' when there is none. `record` is what it stands in: it says the currency of an amount. */
export function valueText(field: Field, value: unknown, zone: string, record?: Values): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'integer':
      return typeof value === 'number' ? numberText(field, value, record) : plain(value);
    case 'boolean':
      return value === true ? messages.yes : messages.no;
    case 'date':
      return formatDay(plain(value)) || plain(value);
    case 'datetime':
      return formatInstant(plain(value), zone) || plain(value);
    case 'duration':
      return typeof value === 'number' ? formatDuration(value) : plain(value);
    case 'select':
    case 'status':
      return labelOf(field, value);
    case 'multiselect':
      return Array.isArray(value) ? value.map((each) => labelOf(field, each)).join(', ') : plain(value);
    case 'reference':
      return isReference(value) ? value.title : plain(value);
    case 'richtext':
      return richTextWords(plain(value));
    case 'document':
      return messages.documentChanged;
    default:
      return plain(value);
  }
}

function numberText(field: IntegerField, value: number, record: Values | undefined): string {
  const { unit, serverOwned, currency } = field;
  if (currency !== undefined) return formatMoney({ amount: value, currency: codeOf(record?.[currency]) });
  if (serverOwned) return String(value);
  return unit === undefined ? bare.format(value) : `${formatNumber(value)} ${unit}`;
}

function codeOf(currency: unknown): string | null {
  return typeof currency === 'string' && currency !== '' ? currency : null;
}

function labelOf(field: Field, value: unknown): string {
  const option = optionOf(field, value);
  return option ? say(option.label) : plain(value);
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
