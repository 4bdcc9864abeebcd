import type { TransferMatch } from '@callboard/api-contract/finance';
import { orderNumbersIn } from './orderNumbers';
import type { BankLine } from './bankStatement';

/** An order that a line can pay. */
export interface PayableOrder {
  number: string;
  status: string;
  total: number;
}

/** A line with the order that it names, and whether it pays it. */
export interface MatchedTransfer<Order extends PayableOrder> {
  line: BankLine;
  match: TransferMatch;
  order: Order | null;
}

/**
 * Finds the order that each line pays: by a number that it names, and by the amount to the cent. What is unclear is left to the office.
 *
 * @param known The keys of lines that have paid an order already.
 */
export function matchTransfers<Order extends PayableOrder>(
  lines: readonly BankLine[],
  orders: readonly Order[],
  known: ReadonlySet<string>,
): MatchedTransfer<Order>[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const paid = new Set<string>();
  return lines.map((line) => {
    const named = orderNumbersIn(line.text).flatMap((number) => byNumber.get(number) ?? []);
    const [order] = named;
    if (known.has(line.key)) return { line, match: 'imported', order: order ?? null };
    if (!order) return { line, match: 'unknown', order: null };
    if (named.length > 1) return { line, match: 'several', order: null };
    const match = matchOf(line, order, paid.has(order.number));
    if (match === 'exact' || match === 'late') paid.add(order.number);
    return { line, match, order };
  });
}

function matchOf({ amount }: BankLine, { status, total }: PayableOrder, isTwice: boolean): TransferMatch {
  if (status !== 'unpaid' && status !== 'expired') return status === 'cancelled' ? 'over' : 'paid';
  if (isTwice) return 'twice';
  if (amount !== total) return 'differs';
  return status === 'unpaid' ? 'exact' : 'late';
}

/** Whether staff can have a line pay its order. */
export function isPayable(match: TransferMatch): boolean {
  return match === 'exact' || match === 'late';
}
