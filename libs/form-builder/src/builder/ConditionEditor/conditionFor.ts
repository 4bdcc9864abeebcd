import type { Condition, FormField } from '@callboard/api-contract/forms';
import { kinds } from '../reading/kinds.data';

/** The verbs that make sense for a field. */
export function verbsFor(field: FormField): Condition['is'][] {
  const { compares } = kinds[field.kind];
  if (compares === undefined) return ['answered', 'unanswered'];
  const isOfMany = compares === 'options' || compares === 'words';
  return ['answered', 'unanswered', isOfMany ? 'contains' : 'equals'];
}

/** A condition on a field, as it is when it is added or the field is chosen. */
export function firstCondition(field: FormField): Condition {
  const comparing = verbsFor(field)[2];
  const value = firstValue(field);
  return comparing === undefined || value === undefined
    ? { field: field.id, is: 'answered' }
    : { field: field.id, is: comparing, value };
}

/** The condition with another verb; a value goes and comes with the verbs that compare. */
export function withVerb(condition: Condition, is: Condition['is'], field: FormField): Condition {
  if (is === 'answered' || is === 'unanswered') return { field: condition.field, is };
  return { field: condition.field, is, value: condition.value ?? firstValue(field) };
}

/** What can be chosen without typing: the first option, or yes. */
function firstValue({ kind, options = [] }: FormField): Condition['value'] {
  if (kinds[kind].compares === 'yesNo') return true;
  return options[0]?.value;
}
