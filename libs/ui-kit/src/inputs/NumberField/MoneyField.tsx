import { defaultCurrency, formatMoney, parseMoney } from '@callboard/domain/money';
import { isWithin } from '@callboard/domain/numbers';
import { defineMessages, translate } from '@callboard/language';
import { Field, type FieldProps } from '../Field/Field';
import { MoneyInput, type MoneyInputProps } from './MoneyInput';

export interface MoneyFieldProps
  extends MoneyInputProps, Pick<FieldProps, 'label' | 'description' | 'error' | 'isLabelHidden'> {}

const texts = defineMessages({
  example: 'Enter an amount such as 10.00',
  most: (amount: string) => translate('At most {amount}', { amount }),
});

/**
 * An amount with its label. While the text is not an amount of the field, it shows what the field takes, unless `error` has another text.
 * @example <MoneyField label="Float" currency="NZD" min={0} value={float} onValueChange={setFloat} />
 */
export function MoneyField({
  label,
  description,
  error,
  isLabelHidden,
  required,
  ...input
}: MoneyFieldProps) {
  return (
    <Field
      label={label}
      description={description}
      error={error ?? moneyMessage(input)}
      required={required}
      isLabelHidden={isLabelHidden}
    >
      <MoneyInput {...input} />
    </Field>
  );
}

/** What the field takes, if its value is no amount of it. A number is none where the limits changed after it was typed. */
function moneyMessage({ value, currency, min, max }: MoneyInputProps): string | undefined {
  if (value === null || (typeof value === 'number' && isWithin(value, { min, max }))) return undefined;
  const amount = typeof value === 'number' ? value : parseMoney(value, currency ?? defaultCurrency);
  const isAbove = amount !== null && max !== undefined && amount > max;
  return isAbove ? texts.most(formatMoney({ amount: max, currency })) : texts.example;
}
