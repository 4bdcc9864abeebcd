import { decimalsOf, isCurrency, type Money } from './formatMoney';

/** Tells an amount from the text that somebody typed in its place. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'amount' in value && Number.isSafeInteger(value.amount) && isCurrency(Reflect.get(value, 'currency'))
  );
}

/** The amount that a text such as '1,250.50' stands for; the text itself when it is none; null for nothing. */
export function parseMoney(text: string, currency: string): Money | string | null {
  const bare = text.replace(/[\s,$€£¥]/g, '');
  if (bare === '') return null;
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{0,13})(?:\.(\d{0,4}))?$/.exec(bare) ?? [];
  const decimals = decimalsOf(currency);
  if (whole + fraction === '' || fraction.length > decimals) return text;
  const minor = Number(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(minor) ? { amount: minor, currency } : text;
}
