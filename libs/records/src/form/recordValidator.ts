import {
  bodySchema,
  currencyOf,
  fieldErrors,
  isMoneyField,
  orderIssues,
  words,
  writableFields,
  type Collection,
  type Field,
  type Role,
} from '@callboard/api-contract';
import { formatAmount, isEmpty, type FieldErrors, type FormValues } from '@callboard/forms';
import * as v from 'valibot';
import { valueText } from '../values/valueText';
import { toBody } from './toBody';
import type { Occasion } from './toDefinitions';

type MoneyField = Extract<Field, { kind: 'integer' }>;

/** The check of a record's form: the same schema that the server holds to, and no required field emptied. */
export function recordValidator(
  collection: Collection,
  occasion: Occasion,
  roles: readonly Role[],
  zone: string,
): (values: FormValues) => FieldErrors {
  const schema = bodySchema(collection, occasion, roles);
  const fields = writableFields(collection, roles, occasion);
  const required = fields.filter(([, field]) => field.required);
  return (values) => {
    const result = v.safeParse(schema, toBody(values));
    const errors: Record<string, readonly string[]> = result.success ? {} : fieldErrors(result.issues);
    // The schema quotes the wire; a person reads days and times as they stand in the form.
    for (const { field: name } of orderIssues(fields, values))
      errors[name] = [words.minTime(earlier(name, values))];
    for (const [name, field] of fields)
      if (isMoneyField(field) && name in errors) errors[name] = [amountFault(field, values[name], values)];
    for (const [name] of required) if (isEmpty(values[name])) errors[name] = [words.required];
    return errors;
  };

  function amountFault(field: MoneyField, value: unknown, values: FormValues): string {
    if (typeof value !== 'number') return words.money;
    const currency = currencyOf(collection, field, values) ?? '';
    const { min = -Infinity, max = Infinity } = field;
    return value < min
      ? words.minValue(formatAmount({ amount: min, currency }))
      : words.maxValue(formatAmount({ amount: max, currency }));
  }

  /** What a field may not be earlier than, in words. */
  function earlier(name: string, values: FormValues): string {
    const field = collection.fields[name];
    const other = field && 'notBefore' in field ? field.notBefore : undefined;
    const declared = other === undefined ? undefined : collection.fields[other];
    return declared && other !== undefined ? valueText(declared, values[other], zone) : '';
  }
}
