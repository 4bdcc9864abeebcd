import { readDecimal } from '../numbers/index';

/** An amount as in the API: an integer in the currency's smallest unit, and the ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** The currency used when neither the value nor the field has one. */
export const defaultCurrency = 'NZD';

/**
 * Adds amounts, each currency by itself, in the order that they first appear in: 20 NZD and 30 AUD are no 50 of anything.
 *
 * @returns one sum for each currency; none for no amounts
 */
export function addMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** Checks whether a value has the format of an ISO 4217 code. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** Checks whether a value is an amount, not a text that could not be parsed. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'amount' in value && Number.isSafeInteger(value.amount) && isCurrency(Reflect.get(value, 'currency'))
  );
}

/** The number of decimals of a currency: two for NZD, none for JPY, three for KWD; two for an unknown one. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Parses an amount as people and `formatMoney` write it, to the smallest unit of its currency: `10`, `10.`, `12,50`, `$1,250.50`,
 * `A$12.50`, `NZD 12.50`. See `readDecimal` for what a comma is.
 *
 * @returns null if the text is not an amount
 */
export function parseMoney(text: string, currency: string): number | null {
  const decimal = readDecimal(withoutSymbol(withoutCode(text, currency), currency));
  const decimals = decimalsOf(currency);
  if (!decimal || decimal.fraction.length > decimals) return null;
  const size = Number(`${decimal.whole}${decimal.fraction.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(size)) return null;
  return decimal.isNegative && size !== 0 ? -size : size;
}

/** Formats an amount without its currency: '1,250.50'. */
export function formatAmount({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en-NZ', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(majorOf(amount, currency));
}

/** An amount whose currency can be unknown. */
type AnyMoney = Omit<Money, 'currency'> & { currency: string | null };

/**
 * Formats an amount with its currency: '$1,250.50'; without one, '1,250.50'.
 * @param length 'short' omits cents that are zero.
 */
export function formatMoney({ amount, currency }: AnyMoney, length: 'exact' | 'short' = 'exact'): string {
  if (currency === null) return formatAmount({ amount, currency: defaultCurrency });
  return formatOf(currency, length).format(majorOf(amount, currency));
}

/** Formats the sum of amounts: one after the other where they are of several currencies, '$20.00 + A$30.00'. */
export function sumText(amounts: readonly Money[]): string {
  const sums = addMoney(amounts);
  return (sums.length > 0 ? sums : [{ amount: 0, currency: defaultCurrency }])
    .map((sum) => formatMoney(sum))
    .join(' + ');
}

/** The amount in the major unit, as a string because a division would lose digits of a large amount. */
function majorOf(amount: number, currency: string): Intl.StringNumericLiteral {
  // An integer with a decimal exponent is a valid numeric literal.
  return `${amount}e-${decimalsOf(currency)}` as Intl.StringNumericLiteral;
}

function formatOf(currency: string, length: 'exact' | 'short' = 'exact'): Intl.NumberFormat {
  return new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency: isCurrency(currency) ? currency : 'XXX',
    trailingZeroDisplay: length === 'short' ? 'stripIfInteger' : 'auto',
  });
}

function withoutCode(text: string, currency: string): string {
  const upper = text.trim().toUpperCase();
  if (currency === '') return upper;
  const start = upper.startsWith(currency) ? currency.length : 0;
  return upper.slice(start, upper.endsWith(currency) ? -currency.length : undefined).trim();
}

/** Without the sign of a currency, or what `formatMoney` writes for this one: 'A$'. */
function withoutSymbol(text: string, currency: string): string {
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length).trim();
  const parts = isCurrency(currency) ? formatOf(currency).formatToParts(0) : [];
  const own = parts.find(({ type }) => type === 'currency')?.value;
  const isOwn = own !== undefined && rest.startsWith(own);
  return sign + (isOwn ? rest.slice(own.length).trim() : rest.replace(/^[$€£¥]\s*/, ''));
}
