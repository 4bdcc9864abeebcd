import type { TaxSum } from '@callboard/api-contract/finance';

/**
 * A share of an amount in whole minor units: half of one is rounded away from zero, so that an amount and its reversal round alike. All
 * rounding of money is done here.
 *
 * @example shareOf(9_000, 15, 115) // 1174: the GST in 90.00
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const product = Math.abs(amount) * numerator;
  const remainder = product % denominator;
  const whole = (product - remainder) / denominator;
  const rounded = remainder * 2 >= denominator ? whole + 1 : whole;
  // Not -0, which no JSON has.
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}

/** How a price is taxed: a whole rate in per cent, inside the price or on top of it. */
export interface TaxTerms {
  rate: number;
  isInclusive: boolean;
}

/** A price with its tax: the two parts come to the gross, however they are rounded. */
export interface Taxed {
  net: number;
  tax: number;
  gross: number;
}

/** Splits a price that includes its tax, or adds the tax to one that does not. */
export function taxed(amount: number, { rate, isInclusive }: TaxTerms): Taxed {
  if (isInclusive) {
    const tax = shareOf(amount, rate, 100 + rate);
    return { net: amount - tax, tax, gross: amount };
  }
  const tax = shareOf(amount, rate, 100);
  return { net: amount, tax, gross: amount + tax };
}

/** Residue of rounding each sale by itself: the tax as it was booked, less the tax of the sums. */
export function taxResidue({ sales, purchases, rate, amount }: Omit<TaxSum, 'tax' | 'currency'>): number {
  return amount - shareOf(sales - purchases, rate, 100);
}
