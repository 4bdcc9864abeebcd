import { currencyOf, isMoneyField, type Collection } from '@callboard/api-contract';
import { isEmpty, type FormValues } from '@callboard/forms';

/** The values with the currency that stood beside each amount while it was typed, where nobody chose one. */
export function withCurrencies(values: FormValues, collection: Collection): FormValues {
  const implied = Object.entries(collection.fields).flatMap(([name, field]) =>
    isMoneyField(field) && !isEmpty(values[name]) && isEmpty(values[field.currency])
      ? [[field.currency, currencyOf(collection, field)]]
      : [],
  );
  return { ...values, ...Object.fromEntries(implied) };
}
