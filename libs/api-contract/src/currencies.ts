import type { Collection } from './defineCollection';
import type { Field, Fields } from './fields/field';

/** How many decimals a currency has by ISO 4217: two for NZD, none for JPY. Two where nobody knows the currency. */
export function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const format = new Intl.NumberFormat('en-NZ', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The currency of an amount in a record that has these values: the chosen one, else the first that may be chosen. */
export function currencyOf(
  { fields }: Pick<Collection, 'fields'>,
  field: Field,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (!isMoneyField(field)) return undefined;
  const chosen = values[field.currency];
  return typeof chosen === 'string' && chosen !== '' ? chosen : firstOption(fields, field.currency);
}

/** Whether a field is an amount of money. */
export function isMoneyField(
  field: Field,
): field is Extract<Field, { kind: 'integer' }> & { currency: string } {
  return field.kind === 'integer' && field.currency !== undefined;
}

function firstOption(fields: Fields, name: string): string | undefined {
  const declared = fields[name];
  return declared && 'options' in declared ? declared.options[0]?.value : undefined;
}
