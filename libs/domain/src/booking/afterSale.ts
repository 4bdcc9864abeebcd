interface Price {
  of: string;
  price_type: string;
  amount: number;
}

interface SoldTicket {
  price: number;
  fee: number;
}

/** Refund for tickets. Without its fee, a ticket gives back no less than nothing. */
export function refundOf(tickets: readonly SoldTicket[], isWithFees: boolean): number {
  return tickets.reduce((sum, { price, fee }) => sum + price - (isWithFees ? 0 : Math.min(fee, price)), 0);
}

/**
 * How much dearer a seat of another price group is for the same kind of ticket; below zero, cheaper. Prices of now are compared: a
 * ticket can have been sold for less than its group costs today.
 *
 * @returns null where the kind of ticket has no price in the new group
 */
export function reseatDifference(
  prices: readonly Price[],
  { price, price_type, price_group }: { price: number; price_type: string; price_group: string | null },
  group: string | null,
): number | null {
  if (group === price_group) return 0;
  const priceIn = (of: string | null) =>
    prices.find((one) => one.of === of && one.price_type === price_type)?.amount;
  const next = priceIn(group);
  return next === undefined ? null : next - (priceIn(price_group) ?? price);
}
