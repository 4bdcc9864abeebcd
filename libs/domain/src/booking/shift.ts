import { decimalsOf } from '../money';

/** Cash that came in and went out in a shift, in the smallest unit. */
export interface CashTakings {
  provider: string;
  currency: string;
  sold: number;
  refunded: number;
}

/** The cash that a till must hold: its float, and the cash that came in less the cash that went out. */
export function expectedCash(
  { float, currency }: { float: number; currency: string },
  takings: readonly CashTakings[],
): number {
  return takings
    .filter((each) => each.provider === 'cash' && each.currency === currency)
    .reduce((sum, { sold, refunded }) => sum + sold - refunded, float);
}

/** Notes and coins of one value. */
export interface CountedCash {
  value: number;
  quantity: number;
}

/** The sum of counted notes and coins. */
export function countedCash(items: readonly CountedCash[]): number {
  return items.reduce((sum, { value, quantity }) => sum + value * quantity, 0);
}

/** Notes and coins, in whole units of the currency. */
const denominations = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1] as const;

/** The values of notes and coins of a currency in its smallest unit, the largest first. */
export function cashValues(currency: string): readonly number[] {
  const unit = 10 ** decimalsOf(currency);
  return denominations.map((each) => each * unit).filter((value) => Number.isInteger(value));
}

/** Tests several payments for one sale: two at least, each of an amount, and the sum is the total. */
export function isWholeSplit(amounts: readonly number[], total: number): boolean {
  const isReal = amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0);
  return amounts.length >= 2 && isReal && amounts.reduce((sum, amount) => sum + amount, 0) === total;
}

/** A way by which an order was paid, and what of it was not paid back yet. */
export interface PaidWay {
  left: number;
}

/**
 * The ways by which an amount goes back: each by no more than came by it, in as few parts as possible. What came by none of them goes by
 * the first.
 */
export function refundParts<W extends PaidWay>(
  ways: readonly [W, ...W[]],
  amount: number,
): { way: W; amount: number }[] {
  const parts = new Map<W, number>();
  let open = amount;
  for (const way of ways.toSorted((one, other) => other.left - one.left)) {
    const part = Math.min(open, Math.max(0, way.left));
    if (part > 0) parts.set(way, part);
    open -= part;
  }
  if (open > 0) parts.set(ways[0], (parts.get(ways[0]) ?? 0) + open);
  return ways.flatMap((way) => {
    const part = parts.get(way);
    return part === undefined ? [] : [{ way, amount: part }];
  });
}
