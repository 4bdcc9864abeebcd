import type { FormField } from '@callboard/api-contract/forms';
import { formatDuration } from '@callboard/domain/calendar';
import { isUnanswered } from '@callboard/domain/forms';
import { messages } from '../../messages';

/** An answer as text for a spreadsheet. Dates and times stay in their ISO form, which sorts. */
export function answerText(field: FormField, answer: unknown): string {
  if (isUnanswered(answer)) return '';
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  switch (field.kind) {
    case 'checkbox':
      return messages.yes;
    case 'duration':
      return typeof answer === 'number' ? formatDuration(answer) : String(answer);
    case 'select':
    case 'radio':
    case 'multiselect':
      return list.map((value) => labelOf(field, value)).join(', ');
    case 'attachment':
    case 'photo':
      return list.map((file) => partOf(file, 'name')).join(', ');
    case 'address':
      return ['line1', 'line2', 'city', 'region', 'postcode', 'country']
        .map((part) => partOf(answer, part))
        .filter(Boolean)
        .join(', ');
    case 'signature':
      return String(answer).startsWith('data:') ? messages.drawnSignature : String(answer);
    case 'text':
    case 'textarea':
    case 'email':
    case 'phone':
    case 'number':
    case 'date':
    case 'time':
    case 'star':
    case 'tags':
      return list.map(String).join(', ');
    default:
      return field.kind satisfies never;
  }
}

/** The label of an option. Custom text and removed options are returned as they are. */
function labelOf({ options = [] }: FormField, value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

function partOf(value: unknown, part: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return typeof text === 'string' ? text : '';
}
