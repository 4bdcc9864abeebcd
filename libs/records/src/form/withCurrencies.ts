import type { Collection } from '@callboard/api-contract';
import { currencyOf, isMoneyField } from '@callboard/api-contract/lists';
import { isEmpty, type FormValues } from '@callboard/forms';

/** Adds the default currency that was shown next to an amount, if the user selected none. */
export function withCurrencies(values: FormValues, collection: Collection): FormValues {
  const implied = Object.entries(collection.fields).flatMap(([name, field]) =>
    isMoneyField(field) && !isEmpty(values[name]) && isEmpty(values[field.currency])
      ? [[field.currency, currencyOf(collection, field)]]
      : [],
  );
  return { ...values, ...Object.fromEntries(implied) };
}
