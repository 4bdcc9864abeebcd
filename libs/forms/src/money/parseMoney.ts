import { decimalsOf, isCurrency, type Money } from './formatMoney';

/** Whether a value is an amount, not a text that could not be parsed. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'amount' in value && Number.isSafeInteger(value.amount) && isCurrency(Reflect.get(value, 'currency'))
  );
}

/** Parses a text such as '1,250.50'. @returns null for an empty text; the text itself when it is not an amount. */
export function parseMoney(text: string, currency: string): Money | string | null {
  const bare = text.replace(/[\s,$€£¥]/g, '');
  if (bare === '') return null;
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{0,13})(?:\.(\d{0,4}))?$/.exec(bare) ?? [];
  const decimals = decimalsOf(currency);
  if (whole + fraction === '' || fraction.length > decimals) return text;
  const minor = Number(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(minor) ? { amount: minor, currency } : text;
}
