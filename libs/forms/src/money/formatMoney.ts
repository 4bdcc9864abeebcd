/** An amount as the wire carries it: an integer of the currency's smallest unit, and the currency by ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** What an amount is in when neither it nor its field says so. */
export const defaultCurrency = 'NZD';

/** How many decimals a currency has: two for NZD, none for JPY, three for KWD. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as it is typed: '1,250.50'. */
export function formatAmount({ amount, currency }: Money): string {
  return figuresOf(currency).format(majorOf(amount, currency));
}

/** An amount whose currency may not be known. */
type AnyMoney = Omit<Money, 'currency'> & { currency: string | null };

/**
 * An amount as it is read: '$1,250.50', or '1,250.50' where nobody says of what. `short` leaves out cents of which there are none, for
 * sums beside each other.
 */
export function formatMoney({ amount, currency }: AnyMoney, length: 'exact' | 'short' = 'exact'): string {
  if (currency === null) return formatAmount({ amount, currency: defaultCurrency });
  return formatOf(currency, length).format(majorOf(amount, currency));
}

/** As a text, because a division would lose the last figures of a large amount. */
function majorOf(amount: number, currency: string): Intl.StringNumericLiteral {
  // A decimal exponent makes a whole number a numeric literal of the same digits.
  return `${amount}e-${decimalsOf(currency)}` as Intl.StringNumericLiteral;
}

/** Whether a text can be the code of a currency. */
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
