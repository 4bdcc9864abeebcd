import type { TenantCode } from '@callboard/api-contract';
import { refundOf } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { firstStep, step } from '../../../engine/records/step';
import { checkRest } from './checkRest';
import { freePlacesOf } from './endOrder';
import { takeMerchandiseBack } from './merchandiseLines';
import { refundMoney } from './refundMoney';
import type { StoredOrder } from './saleOrders';
import { giveUseBack } from './vouchers';

/** Return of an order's parts, with reason and user. */
export interface TakenBack {
  /** Only these; absent: all that are valid, and all merchandise that was not handed over. */
  only?: {
    tickets: readonly string[];
    merchandise: readonly { line: string; quantity: number }[];
  };
  /** The merchandise is for sale again. @default true */
  isRestocked?: boolean;
  reason: string;
  withFees: boolean;
  user: string | null;
  /** The office pays it back itself. @default false */
  isByHand?: boolean;
  /** True if the office still has to pay what no provider pays back. @default false */
  isDue?: boolean;
}

const ticketRow = v.object({
  hashcode: v.string(),
  place: v.string(),
  price: v.number(),
  fee: v.number(),
  tax: v.number(),
  seat_kind: v.nullable(v.string()),
  price_type: v.string(),
});
const statusRow = v.object({ status: v.picklist(['partly_refunded', 'refunded']), refunded: v.number() });

/** Condition that an order (`$2`) still has a valid ticket, or merchandise that was not given back. */
export const hasStandingSql = `(EXISTS (SELECT FROM tickets t WHERE t.tenant = $1 AND t."order" = $2::uuid AND t.status = 'valid')
  OR EXISTS (SELECT FROM merchandise_lines l WHERE l.tenant = $1 AND l."order" = $2::uuid AND l.status = 'sold'))`;

/** Money that was paid back. */
export interface Refund {
  tickets: number;
  /** The places and the merchandise. */
  parts: readonly string[];
  amount: number;
  /** The order afterwards. */
  order: StoredOrder;
}

/** Takes valid tickets and merchandise of a locked order back: their places are free, and their price is paid back and booked. */
export async function takeTicketsBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { only, isRestocked = true, reason, withFees, user, isByHand = false, isDue = false }: TakenBack,
): Promise<Refund> {
  const back = step('tickets', 'refunded');
  const tickets = await transaction.rows(ticketRow, {
    text: `UPDATE tickets SET ${back.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${back.when}
      AND ($3::uuid[] IS NULL OR hashcode = ANY ($3::uuid[])) RETURNING hashcode, place, price, fee, tax, seat_kind, price_type`,
    values: [tenant, order.hashcode, only?.tickets ?? null],
  });
  await checkRest(transaction, tenant, order.hashcode, tickets);
  const { names, booked: merchandise } = await takeMerchandiseBack(
    transaction,
    tenant,
    order.hashcode,
    only?.merchandise ?? null,
    isRestocked,
  );
  const parts = [...tickets.map(({ place }) => place), ...names];
  if (parts.length === 0) return { tickets: 0, parts, amount: 0, order };
  if (tickets.length > 0) await freePlacesOf(transaction, tenant, order.hashcode, ['refunded']);
  const sumOf = (list: readonly { amount: number; tax: number }[], part: 'amount' | 'tax') =>
    list.reduce((sum, each) => sum + each[part], 0);
  const ofTickets = refundOf(tickets, withFees);
  const amount = ofTickets + sumOf(merchandise, 'amount');
  const [after] = await transaction.rows(statusRow, {
    text: `UPDATE orders SET refunded = refunded + $3, ${firstStep('orders', {
      partly_refunded: hasStandingSql,
      refunded: 'true',
    })} WHERE tenant = $1 AND hashcode = $2::uuid RETURNING status, refunded`,
    values: [tenant, order.hashcode, amount],
  });
  const whole = tickets.reduce((sum, { price }) => sum + price, 0);
  const tax = tickets.reduce((sum, ticket) => sum + ticket.tax, 0);
  // Of a price that is paid back in part, the same part of its tax.
  const taxBack = (whole === 0 ? 0 : Math.round((tax * ofTickets) / whole)) + sumOf(merchandise, 'tax');
  const due = await refundMoney(transaction, tenant, order, {
    amount,
    tax: taxBack,
    merchandise,
    reason,
    user,
    isByHand,
    isDue,
  });
  if (after?.status === 'refunded') await giveUseBack(transaction, tenant, order.hashcode);
  const refunded = (after?.refunded ?? order.refunded) - due;
  return { tickets: tickets.length, parts, amount, order: { ...order, ...after, refunded } };
}
