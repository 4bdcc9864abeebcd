import type { TenantCode } from '@callboard/api-contract';
import { refundOf } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { refundMoney } from './refundMoney';
import { freePlacesOf } from './endOrder';
import { lockOrder, type StoredOrder } from './saleOrders';
import { giveUseBack } from './vouchers';

/** Which tickets are taken back, why and by whom. */
export interface TakenBack {
  /** Only these; absent: all that are valid. */
  tickets?: readonly string[];
  reason: string;
  withFees: boolean;
  user: string | null;
  /** The office pays it back itself. @default false */
  isByHand?: boolean;
  /** What no provider pays back is due: the office has not paid it. @default false */
  isDue?: boolean;
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
  { tickets: only, reason, withFees, user, isByHand = false, isDue = false }: TakenBack,
): Promise<Refund> {
  const tickets = await transaction.rows(ticketRow, {
    text: `UPDATE tickets SET status = 'refunded' WHERE tenant = $1 AND "order" = $2::uuid AND status = 'valid'
      AND ($3::uuid[] IS NULL OR hashcode = ANY ($3::uuid[])) RETURNING hashcode, place, price, fee, tax`,
    values: [tenant, order.hashcode, only ?? null],
  });
  const places = tickets.map(({ place }) => place);
  if (tickets.length === 0) return { tickets: 0, places, amount: 0 };
  await freePlacesOf(transaction, tenant, order.hashcode, ['refunded']);
  const amount = refundOf(tickets, withFees);
  await transaction.query({
    text: `UPDATE orders SET refunded = refunded + $3, status = CASE WHEN EXISTS (SELECT FROM tickets t WHERE t.tenant = $1
        AND t."order" = $2::uuid AND t.status = 'valid') THEN 'partly_refunded' ELSE 'refunded' END
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, order.hashcode, amount],
  });
  const whole = tickets.reduce((sum, { price }) => sum + price, 0);
  const tax = tickets.reduce((sum, ticket) => sum + ticket.tax, 0);
  // Of a price that is paid back in part, the same part of its tax.
  const taxBack = whole === 0 ? 0 : Math.round((tax * amount) / whole);
  await refundMoney(transaction, tenant, order, { amount, tax: taxBack, reason, user, isByHand, isDue });
  const after = await lockOrder(transaction, tenant, order.hashcode);
  if (after?.status === 'refunded') await giveUseBack(transaction, tenant, order.hashcode);
  return { tickets: tickets.length, places, amount };
}
