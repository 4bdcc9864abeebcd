import type { FieldDefinition, FieldErrors, FormValues } from '../definition';
import { formKindNamed } from '../kinds/formKinds';
import { rules, type Rule } from '../rules/rules';
import { validateByRules } from '../rules/validateByRules';

/** Validates a form by its definitions: required fields, and the limits of each kind. */
export function validateByDefinitions(
  definitions: readonly FieldDefinition[],
): (values: FormValues) => FieldErrors {
  const table = definitions.flatMap((definition) => [
    [definition.name, rulesOf(definition)] as const,
    ...(formKindNamed(definition.kind)?.Group ? (definition.fields ?? []) : []).map(
      (field) => [`${definition.name}[].${field.name}`, rulesOf(field)] as const,
    ),
  ]);
  return validateByRules(Object.fromEntries(table));
}

function rulesOf(definition: FieldDefinition): Rule[] {
  const kind = formKindNamed(definition.kind);
  const required = definition.required ? [(kind?.required ?? rules.required)()] : [];
  return [...required, ...(kind?.rules?.(definition) ?? [])];
}
