import { answerKindOf, type Condition, type FormField } from '@callboard/api-contract/forms';

/** The verbs that apply to a field. */
export function verbsFor(field: FormField): Condition['is'][] {
  const { compares } = answerKindOf(field);
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
function firstValue(field: FormField): Condition['value'] {
  if (answerKindOf(field).compares === 'yesNo') return true;
  return field.options?.[0]?.value;
}
