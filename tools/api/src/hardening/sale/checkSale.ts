import type { TestApi } from '../../testKit/startTestApi';

/** Counts that must always be zero: each is a number of errors. */
export interface SaleFindings {
  /** Seats with more than one ticket. */
  seatsSoldTwice: number;
  /** Tickets whose seat no claim keeps. */
  ticketsWithoutSeat: number;
  /** Claims of a ticket that is no longer valid, or of a hold that is over. */
  seatsLost: number;
  /** Orders whose sums are not those of their tickets. */
  ordersUnlikeTickets: number;
  /** Orders whose money is not that of their payments. */
  ordersUnlikePayments: number;
  /** Confirmed payments of an order beyond the first. */
  chargedTwice: number;
  /** Paid orders with a ticket that is not valid or has no code, and unpaid ones with one that is. */
  halfPaid: number;
  entriesUnbalanced: number;
  /** Orders whose amounts in the books differ from their payments. */
  ordersUnlikeBooks: number;
  /** Lines of merchandise that are not as their order is. */
  halfSold: number;
  /** Orders whose books have another amount of merchandise than was sold and not paid back. */
  merchandiseUnlikeBooks: number;
}

const live = `t.status IN ('reserved', 'valid')`;

const findings: Readonly<Record<keyof SaleFindings, string>> = {
  seatsSoldTwice: `SELECT FROM tickets t WHERE ${live} AND t.seat IS NOT NULL GROUP BY t.tenant, t.seat_map, t.seat HAVING count(*) > 1`,
  ticketsWithoutSeat: `SELECT FROM tickets t WHERE ${live} AND t.seat IS NOT NULL AND NOT EXISTS (SELECT FROM seat_claims c
    WHERE c.tenant = t.tenant AND c.seat_map = t.seat_map AND c.seat = t.seat AND c.ticket = t.hashcode)`,
  seatsLost: `SELECT FROM seat_claims c LEFT JOIN tickets t ON t.tenant = c.tenant AND t.hashcode = c.ticket
    LEFT JOIN seat_holds h ON h.tenant = c.tenant AND h.hashcode = c.hold
    WHERE (c.ticket IS NOT NULL AND (NOT ${live} OR t.seat <> c.seat))
      OR (c.ticket IS NULL AND c.expires_at > clock_timestamp() AND (h.status <> 'open' OR abs(extract(epoch FROM c.expires_at - h.expires_at)) > 1))`,
  ordersUnlikeTickets: `SELECT FROM orders o, LATERAL (SELECT coalesce(sum(quantity * price), 0) AS price, coalesce(sum(quantity * tax), 0) AS tax,
      count(*) AS lines FROM merchandise_lines l WHERE l.tenant = o.tenant AND l."order" = o.hashcode) g,
    LATERAL (SELECT coalesce(sum(t.price), 0) AS price, coalesce(sum(t.fee), 0) AS fee, coalesce(sum(t.tax), 0) AS tax, count(*) AS tickets
      FROM tickets t WHERE t.tenant = o.tenant AND t."order" = o.hashcode) s
    WHERE (o.total, o.fees, o.tax, o.places) <> (s.price + g.price, s.fee, s.tax + g.tax, s.tickets) OR s.tickets + g.lines = 0`,
  // A refund is pending until the provider has confirmed it.
  ordersUnlikePayments: `SELECT FROM orders o WHERE o.paid - o.refunded <> (SELECT coalesce(sum(p.amount), 0) FROM payments p
    WHERE p.tenant = o.tenant AND p."order" = o.hashcode AND (p.status = 'confirmed' OR (p.status = 'pending' AND p.amount < 0)))`,
  // Payments in several ways come to the total.
  chargedTwice: `SELECT FROM payments p JOIN orders o ON o.tenant = p.tenant AND o.hashcode = p."order"
    WHERE p.status = 'confirmed' AND p.amount > 0 AND p.provider <> 'exchange'
    GROUP BY o.tenant, o.hashcode HAVING count(*) > 1 AND sum(p.amount) > o.total`,
  halfPaid: `SELECT FROM orders o JOIN tickets t ON t.tenant = o.tenant AND t."order" = o.hashcode
    LEFT JOIN ticket_codes k ON k.tenant = t.tenant AND k.ticket = t.hashcode
    WHERE (o.status = 'paid' AND (t.status NOT IN ('valid', 'exchanged') OR k.code IS NULL)) OR (o.status = 'unpaid' AND t.status <> 'reserved')
      OR (o.status IN ('cancelled', 'expired') AND t.status <> 'cancelled') OR (o.status = 'refunded' AND t.status NOT IN ('refunded', 'exchanged'))
      OR (o.status = 'exchanged' AND t.status NOT IN ('refunded', 'exchanged'))`,
  entriesUnbalanced: `SELECT FROM accounting_debit_credits l GROUP BY l.tenant, l.entry HAVING sum(l.debit) <> sum(l.credit)`,
  ordersUnlikeBooks: `SELECT FROM orders o WHERE o.paid - o.refunded <> (SELECT coalesce(sum(l.debit - l.credit), 0)
    FROM accounting_entries e JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
    WHERE e.tenant = o.tenant AND e.text LIKE '%' || o.number AND l.purpose IN ('bank', 'cash', 'card_machine', 'exchange', 'gift_vouchers'))`,
  halfSold: `SELECT FROM merchandise_lines l JOIN orders o ON o.tenant = l.tenant AND o.hashcode = l."order"
    WHERE l.refunded > l.quantity OR l.restocked > l.quantity OR (o.status = 'unpaid') <> (l.status = 'reserved')
      OR (o.status IN ('cancelled', 'expired')) <> (l.status = 'cancelled') OR (o.status = 'refunded' AND l.status <> 'refunded')
      OR (l.status = 'cancelled' AND l.restocked < l.quantity) OR (l.status = 'refunded') <> (l.refunded = l.quantity)`,
  merchandiseUnlikeBooks: `SELECT FROM orders o WHERE (SELECT coalesce(sum((l.quantity - l.refunded) * (l.price - l.tax)), 0) FROM merchandise_lines l
      WHERE l.tenant = o.tenant AND l."order" = o.hashcode AND l.status IN ('sold', 'refunded'))
    <> (SELECT coalesce(sum(b.credit - b.debit), 0) FROM accounting_entries e JOIN accounting_debit_credits b ON b.tenant = e.tenant AND b.entry = e.hashcode
      WHERE e.tenant = o.tenant AND e.text LIKE '%' || o.number AND b.purpose = 'merchandise_sales')`,
};

export const nothingWrong: SaleFindings = {
  seatsSoldTwice: 0,
  ticketsWithoutSeat: 0,
  seatsLost: 0,
  ordersUnlikeTickets: 0,
  ordersUnlikePayments: 0,
  chargedTwice: 0,
  halfPaid: 0,
  entriesUnbalanced: 0,
  ordersUnlikeBooks: 0,
  halfSold: 0,
  merchandiseUnlikeBooks: 0,
};

/** Searches the database for what a sale must never leave, over everything that was sold. */
export async function checkSale({ asOwner }: Pick<TestApi, 'asOwner'>): Promise<SaleFindings> {
  const found = { ...nothingWrong };
  for (const [name, sql] of Object.entries(findings)) {
    const [row] = await asOwner<{ count: number }>(`SELECT count(*)::int AS count FROM (${sql}) q`);
    Object.assign(found, { [name]: row?.count });
  }
  return found;
}

/** How many seats of a seat map have a ticket. */
export async function seatsSold({ asOwner }: Pick<TestApi, 'asOwner'>, seatMap: string): Promise<number> {
  const [row] = await asOwner<{ count: number }>(
    `SELECT count(*)::int AS count FROM tickets t WHERE ${live} AND t.seat_map = $1`,
    [seatMap],
  );
  return row?.count ?? 0;
}
