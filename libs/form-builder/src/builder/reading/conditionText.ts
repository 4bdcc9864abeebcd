import type { Condition, FormField } from '@callboard/api-contract/forms';
import { messages } from '../messages';

/** The conditions of a part as text: 'Age' is answered and 'Kind' is Dance. */
export function conditionText(
  conditions: readonly Condition[],
  fields: ReadonlyMap<string, FormField>,
): string {
  return conditions.map((each) => oneText(each, fields.get(each.field))).reduce(messages.both);
}

function oneText({ is, value }: Condition, field: FormField | undefined): string {
  const label = field?.label ?? messages.removedField;
  switch (is) {
    case 'answered':
      return messages.isAnswered(label);
    case 'unanswered':
      return messages.isUnanswered(label);
    case 'equals':
      return messages.isEqual(label, valueText(value, field));
    case 'contains':
      return messages.isContaining(label, valueText(value, field));
    default:
      return is satisfies never;
  }
}

/** The display text of the value of a condition. */
function valueText(value: Condition['value'], field: FormField | undefined): string {
  if (value === undefined || value === '') return messages.noValue;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  const option = field?.options?.find((each) => each.value === value);
  return option?.label ?? String(value);
}
