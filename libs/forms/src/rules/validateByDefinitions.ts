import type { FieldDefinition, FieldErrors, FormValues } from '../definition';
import { messages } from '../messages';
import { rules, type Rule } from './rules';
import { validateByRules } from './validateByRules';

/** Validates a form by its definitions: required fields, and the limits of each kind. */
export function validateByDefinitions(
  definitions: readonly FieldDefinition[],
): (values: FormValues) => FieldErrors {
  const table = definitions.flatMap((definition) => [
    [definition.name, rulesOf(definition)] as const,
    ...(definition.kind === 'repeat' ? (definition.fields ?? []) : []).map(
      (field) => [`${definition.name}[].${field.name}`, rulesOf(field)] as const,
    ),
  ]);
  return validateByRules(Object.fromEntries(table));
}

function rulesOf(definition: FieldDefinition): Rule[] {
  const own = definition.required ? [requiredRule(definition)] : [];
  return [...own, ...kindRules(definition)];
}

/** A required checkbox must be checked; any other required field must not be empty. */
function requiredRule({ kind }: FieldDefinition): Rule {
  return kind === 'checkbox' ? (value) => (value === true ? null : messages.required) : rules.required();
}

function kindRules({ kind, min, max, minLength, maxLength }: FieldDefinition): Rule[] {
  switch (kind) {
    case 'email':
      return [rules.email(), ...given(maxLength, rules.maxLength)];
    case 'integer':
      return [rules.integer(), ...given(min, rules.minValue), ...given(max, rules.maxValue)];
    case 'number':
      return [rules.number(), ...given(min, rules.minValue), ...given(max, rules.maxValue)];
    case 'money':
      return [rules.amount()];
    case 'multiselect':
      return given(max, rules.maxOptions);
    case 'tags':
    case 'repeat':
      return [...given(min, rules.minRows), ...given(max, rules.maxRows)];
    case 'text':
    case 'textarea':
    case 'phone':
    case 'search':
      return [...given(minLength, rules.minLength), ...given(maxLength, rules.maxLength)];
    default:
      return [];
  }
}

function given(limit: number | undefined, toRule: (limit: number) => Rule): Rule[] {
  return limit === undefined ? [] : [toRule(limit)];
}
