import type { Field } from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import { webKindOf } from '../kinds/webKinds';
import { messages } from './messages';

/** A value as it was understood, dates written out: '3 April 2010' cannot be taken for 4 March. A reference is its title. */
export function understoodText(
  field: Field,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return messages.emptied;
  const text = String(value);
  switch (field.kind) {
    case 'date':
      return writtenOut(text);
    case 'datetime':
      // The server sends it with the offset of its place, whose clocks are shown.
      return `${writtenOut(text)}, ${text.slice(11, 16)}`;
    case 'reference':
      return isHashcode(text) ? '' : text;
    default:
      return webKindOf(field).text(field, value, { zone: 'UTC', record });
  }
}

function writtenOut(text: string): string {
  const [year = '', month, day] = text.slice(0, 10).split('-');
  return messages.day(Number(day), Object.values(messages.months)[Number(month) - 1] ?? '', year);
}
