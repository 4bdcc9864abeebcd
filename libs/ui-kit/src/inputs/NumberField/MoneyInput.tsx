import { defaultCurrency, formatAmount, parseMoney } from '@callboard/domain/money';
import { isWithin } from '@callboard/domain/numbers';
import { TextInput, type TextInputProps } from '../TextInput/TextInput';
import { useTypedText } from './useTypedText';

/** An amount in the smallest unit of its currency, null for none, or a text that is not an amount which the field takes. */
export type MoneyValue = number | string | null;

/** The amounts that a field takes, in the smallest unit of its currency. */
export interface MoneyLimits {
  /** Null if it is not known. */
  currency: string | null;
  /** The smallest amount. @default any */
  min?: number | undefined;
  /** The largest amount. @default any */
  max?: number | undefined;
}

type OwnAttribute = 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'inputMode';

export interface MoneyInputProps extends Omit<TextInputProps, OwnAttribute>, MoneyLimits {
  /** What is shown. */
  value: MoneyValue;
  /** Called with each change of the text: the amount, null for none, or the text that is none. */
  onValueChange: (value: MoneyValue) => void;
}

/**
 * An amount as people type it: '12.5', '12,50', '$1,250'. It is formatted on blur. A text that is not an amount of the field stays, and is
 * passed on as that text.
 * @example <MoneyInput aria-label="Float" currency="NZD" min={0} value={float} onValueChange={setFloat} />
 */
export function MoneyInput({ value, onValueChange, onBlur, currency, min, max, ...input }: MoneyInputProps) {
  const typed = useTypedText<MoneyValue>({
    value,
    read: (text) => readAmount(text, { currency, min, max }),
    write: (amount) =>
      typeof amount === 'number'
        ? formatAmount({ amount, currency: currency ?? defaultCurrency })
        : (amount ?? ''),
    isValid,
  });
  return (
    <TextInput
      autoComplete="off"
      {...(isValid(readAmount(typed.text, { currency, min, max })) ? {} : { 'aria-invalid': true })}
      {...input}
      // Keypads of phones have no minus.
      inputMode={min === undefined || min < 0 ? 'text' : 'decimal'}
      value={typed.text}
      onChange={({ currentTarget }) => onValueChange(typed.type(currentTarget.value))}
      onBlur={(event) => {
        typed.commit();
        onBlur?.(event);
      }}
    />
  );
}

function readAmount(text: string, { currency, min, max }: MoneyLimits): MoneyValue {
  if (text.trim() === '') return null;
  const amount = parseMoney(text, currency ?? defaultCurrency);
  return amount !== null && isWithin(amount, { min, max }) ? amount : text;
}

function isValid(value: MoneyValue): boolean {
  return typeof value !== 'string';
}
