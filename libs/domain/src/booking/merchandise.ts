import { taxed } from '../finance/taxes';

/** Facts that decide on the sale of merchandise with the tickets of a performance. */
export interface SoldMerchandise {
  status: string;
  /** Null: sold at every event. */
  event: string | null;
  currency: string | null;
  price: number;
  /** Pieces that are left; null: it is not counted. */
  stock: number | null;
  /** Null: as many as is usual. */
  most_in_order: number | null;
  tax: { rate: number; is_inclusive: boolean } | null;
}

/** True if merchandise is shown with the tickets of an event. Sold-out merchandise is shown as that. */
export function isSoldWith(
  { status, event, currency }: SoldMerchandise,
  order: { event: string | null; currency: string },
): boolean {
  const isHere = event === null || event === order.event;
  return (
    (status === 'on_sale' || status === 'sold_out') &&
    isHere &&
    (currency ?? order.currency) === order.currency
  );
}

/** How many pieces one order can have now. */
export function maxPieces({ status, stock, most_in_order: most }: SoldMerchandise, usually: number): number {
  if (status !== 'on_sale') return 0;
  return Math.max(0, Math.min(most ?? usually, stock ?? Infinity));
}

/** Price of one piece, and the tax that is part of it. Each piece is rounded by itself, so that any number of them can be paid back. */
export function piecePrice({ price, tax }: Pick<SoldMerchandise, 'price' | 'tax'>): {
  price: number;
  tax: number;
} {
  if (!tax) return { price, tax: 0 };
  const whole = taxed(price, { rate: tax.rate, isInclusive: tax.is_inclusive });
  return { price: whole.gross, tax: whole.tax };
}

/** Some pieces at their price. */
export interface Pieces {
  quantity: number;
  price: number;
}

/** Total price of pieces. */
export function piecesTotal(lines: readonly Pieces[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/** The pieces of a line that were not paid back. */
export function piecesLeft({
  quantity,
  refunded,
  status,
}: {
  quantity: number;
  refunded: number;
  status: string;
}): number {
  return status === 'cancelled' ? 0 : quantity - refunded;
}
