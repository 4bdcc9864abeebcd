/** An amount as in the API: an integer in the currency's smallest unit, and the ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** The currency used when neither the value nor the field has one. */
export const defaultCurrency = 'NZD';

/** The number of decimals of a currency: two for NZD, none for JPY, three for KWD. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats an amount without its currency: '1,250.50'. */
export function formatAmount({ amount, currency }: Money): string {
  return figuresOf(currency).format(majorOf(amount, currency));
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

/** The amount in the major unit, as a string because a division would lose digits of a large amount. */
function majorOf(amount: number, currency: string): Intl.StringNumericLiteral {
  // An integer with a decimal exponent is a valid numeric literal.
  return `${amount}e-${decimalsOf(currency)}` as Intl.StringNumericLiteral;
}

/** Whether a value has the format of an ISO 4217 code. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

function formatOf(currency: string, length: 'exact' | 'short' = 'exact'): Intl.NumberFormat {
  return new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency: isCurrency(currency) ? currency : 'XXX',
    trailingZeroDisplay: length === 'short' ? 'stripIfInteger' : 'auto',
  });
}

function figuresOf(currency: string): Intl.NumberFormat {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en-NZ', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
