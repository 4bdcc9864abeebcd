import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { bookSale } from './bookSale';
import { bookingOf } from './confirmPayment';
import { freePlacesOf } from './endOrder';
import type { StoredOrder } from './saleOrders';

/** Which tickets are taken back, why and by whom. */
export interface TakenBack {
  /** Only these; absent: all that are valid. */
  tickets?: readonly string[];
  reason: string;
  withFees: boolean;
  user: string | null;
}

const ticketRow = v.object({
  hashcode: v.string(),
  place: v.string(),
  price: v.number(),
  fee: v.number(),
  tax: v.number(),
});

/** What was paid back. */
export interface Refund {
  tickets: number;
  places: readonly string[];
  amount: number;
}

/** Takes valid tickets of a locked order back: their places are free, and their price is paid back and booked. */
export async function takeTicketsBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { tickets: only, reason, withFees, user }: TakenBack,
): Promise<Refund> {
  const tickets = await transaction.rows(ticketRow, {
    text: `UPDATE tickets SET status = 'refunded' WHERE tenant = $1 AND "order" = $2::uuid AND status = 'valid'
      AND ($3::uuid[] IS NULL OR hashcode = ANY ($3::uuid[])) RETURNING hashcode, place, price, fee, tax`,
    values: [tenant, order.hashcode, only ?? null],
  });
  const places = tickets.map(({ place }) => place);
  if (tickets.length === 0) return { tickets: 0, places, amount: 0 };
  await freePlacesOf(transaction, tenant, order.hashcode, ['refunded']);
  const amount = tickets.reduce(
    (sum, { price, fee }) => sum + price - (withFees ? 0 : Math.min(fee, price)),
    0,
  );
  await transaction.query({
    text: `UPDATE orders SET refunded = refunded + $3, status = CASE WHEN EXISTS (SELECT FROM tickets t WHERE t.tenant = $1
        AND t."order" = $2::uuid AND t.status = 'valid') THEN 'partly_refunded' ELSE 'refunded' END
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, order.hashcode, amount],
  });
  if (amount > 0) await payBack(transaction, tenant, order, { tickets, amount, reason, user });
  return { tickets: tickets.length, places, amount };
}

interface PaidBack extends Pick<TakenBack, 'reason' | 'user'> {
  tickets: readonly v.InferOutput<typeof ticketRow>[];
  amount: number;
}

async function payBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { tickets, amount, reason, user }: PaidBack,
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO payments (tenant, name, "order", payment_method, provider, amount, currency, reference, status, received_at, reason, received_by)
      SELECT $1, $2, $3::uuid, $4::uuid, coalesce((SELECT p.provider FROM payments p WHERE p.tenant = $1 AND p."order" = $3::uuid
        AND p.status = 'confirmed' AND p.amount > 0 ORDER BY p.created LIMIT 1), 'cash'), $5, $6, $7, 'confirmed', now(), $8, $9::uuid`,
    values: [
      tenant,
      order.number,
      order.hashcode,
      order.method?.hashcode ?? null,
      -amount,
      order.currency,
      `refund-${randomUUID()}`,
      reason,
      user,
    ],
  });
  const whole = tickets.reduce((sum, { price }) => sum + price, 0);
  const tax = tickets.reduce((sum, ticket) => sum + ticket.tax, 0);
  // Of a price that is paid back in part, the same part of its tax.
  const taxBack = whole === 0 ? 0 : Math.round((tax * amount) / whole);
  const booked = await bookingOf(transaction, tenant, order);
  await bookSale(transaction, tenant, { ...booked, amount: -amount, tax: -taxBack });
}
