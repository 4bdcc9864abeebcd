import {
  bodySchema,
  fieldErrors,
  orderIssues,
  writableFields,
  type Collection,
  type Field,
  type ActorRoles,
} from '@callboard/api-contract';
import { currencyOf, isMoneyField } from '@callboard/api-contract/lists';
import { words } from '@callboard/api-contract/text';
import { formatAmount } from '@callboard/domain/money';
import { isEmpty, type FieldErrors, type FormValues } from '@callboard/forms';
import * as v from 'valibot';
import { valueText } from '../values/valueText';
import { toBody } from './toBody';
import type { Occasion } from './toDefinitions';

type MoneyField = Extract<Field, { kind: 'integer' }>;

/** Validates a record's form with the schema that the server uses, and rejects cleared required fields. */
export function recordValidator(
  collection: Collection,
  occasion: Occasion,
  roles: ActorRoles,
  zone: string,
): (values: FormValues) => FieldErrors {
  const schema = bodySchema(collection, occasion, roles);
  const fields = writableFields(collection, roles, occasion);
  // A document has a screen of its own: a form does not clear it.
  const required = fields.filter(([, { kind, required }]) => required && kind !== 'document');
  return (values) => {
    const result = v.safeParse(schema, toBody(values));
    const errors: Record<string, readonly string[]> = result.success ? {} : fieldErrors(result.issues);
    // The schema quotes wire values; show days and times in the format of the form.
    for (const { field: name, between } of orderIssues(fields, values)) {
      const [later, earlier] = between;
      errors[name] = [
        name === later ? words.minTime(shown(earlier, values)) : words.maxTime(shown(later, values)),
      ];
    }
    for (const [name, field] of fields)
      if (isMoneyField(field) && name in errors) errors[name] = [amountError(field, values[name], values)];
    for (const [name] of required) if (isEmpty(values[name])) errors[name] = [words.required];
    return errors;
  };

  function amountError(field: MoneyField, value: unknown, values: FormValues): string {
    if (typeof value !== 'number') return words.money;
    const currency = currencyOf(collection, field, values) ?? '';
    const { min = -Infinity, max = Infinity } = field;
    return value < min
      ? words.minValue(formatAmount({ amount: min, currency }))
      : words.maxValue(formatAmount({ amount: max, currency }));
  }

  /** The value of a field, as text. */
  function shown(name: string, values: FormValues): string {
    const declared = collection.fields[name];
    return declared ? valueText(declared, values[name], zone) : '';
  }
}
