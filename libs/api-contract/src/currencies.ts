import type { Collection } from './defineCollection';
import type { Field, Fields } from './fields/kinds';

/** The currency of an amount in a record that has these values: the selected one, else the first option. */
export function currencyOf(
  { fields }: Pick<Collection, 'fields'>,
  field: Field,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!isMoneyField(field)) return undefined;
  const selected = values[field.currency];
  return typeof selected === 'string' && selected !== '' ? selected : firstOption(fields, field.currency);
}

/** Checks whether a field is an amount of money. */
export function isMoneyField(
  field: Field,
): field is Extract<Field, { kind: 'integer' }> & { currency: string } {
  return field.kind === 'integer' && field.currency !== undefined;
}

function firstOption(fields: Fields, name: string): string | undefined {
  const declared = fields[name];
  return declared && 'options' in declared ? declared.options[0]?.value : undefined;
}
