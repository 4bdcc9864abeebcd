import type { Condition, FormField } from '@callboard/api-contract/forms';
import { kinds } from '../reading/kinds.data';

/** The verbs that apply to a field. */
export function verbsFor(field: FormField): Condition['is'][] {
  const { compares } = kinds[field.kind];
  if (compares === undefined) return ['answered', 'unanswered'];
  const hasManyValues = compares === 'options' || compares === 'words';
  return ['answered', 'unanswered', hasManyValues ? 'contains' : 'equals'];
}

/** The initial condition on a field, used when a condition is added or its field is selected. */
export function firstCondition(field: FormField): Condition {
  const comparing = verbsFor(field)[2];
  const value = firstValue(field);
  return comparing === undefined || value === undefined
    ? { field: field.id, is: 'answered' }
    : { field: field.id, is: comparing, value };
}

/** The condition with another verb. Only verbs that compare have a value. */
export function withVerb(condition: Condition, is: Condition['is'], field: FormField): Condition {
  if (is === 'answered' || is === 'unanswered') return { field: condition.field, is };
  return { field: condition.field, is, value: condition.value ?? firstValue(field) };
}

/** A default value that needs no typing: the first option, or yes. */
function firstValue({ kind, options = [] }: FormField): Condition['value'] {
  if (kinds[kind].compares === 'yesNo') return true;
  return options[0]?.value;
}
