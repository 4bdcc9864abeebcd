import type { SaleMerchandise, SaleOrder } from '@callboard/api-contract/booking';

/** Merchandise that a buyer is about to order. */
export interface SelectedMerchandise extends SaleMerchandise {
  quantity: number;
}

/** Selected merchandise that is sold now, and no more of it than can be had. */
export function selectedMerchandise(
  offered: readonly SaleMerchandise[],
  quantities: Readonly<Record<string, number>>,
): SelectedMerchandise[] {
  return offered.flatMap((one) => {
    const quantity = Math.min(one.most, quantities[one.hashcode] ?? 0);
    return quantity > 0 ? [{ ...one, quantity }] : [];
  });
}

/** As it is ordered. */
export function wishOf(selected: readonly SelectedMerchandise[]) {
  return selected.map(({ hashcode, quantity }) => ({ merchandise: hashcode, quantity }));
}

/** 'Programme', or 'Programme × 2'. */
export function piecesText(name: string, pieces: number): string {
  return pieces === 1 ? name : `${name} × ${pieces}`;
}

/** The merchandise of an order that is the buyer's still. */
export function ownMerchandise({ merchandise }: Pick<SaleOrder, 'merchandise'>) {
  return merchandise.flatMap((line) => {
    const pieces = line.status === 'cancelled' ? 0 : line.quantity - line.refunded;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
}
