import type { TenantCode } from '@callboard/api-contract';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import { confirmGifts, takeGiftsAgain } from '../gift-vouchers/spendGiftVouchers';
import { bookSale } from './bookSale';
import { claimPlacesAgain } from './generalClaims';
import { cancelLines, dueMerchandise, sellLines, takeLinesAgain } from './merchandiseLines';
import { lockOrder, type StoredOrder } from './saleOrders';
import { moneyOf } from './saleMoney';
import { giveUseBack, takeUseAgain } from './vouchers';

const paymentRow = v.object({ order: v.string() });
const confirmedRow = v.object({ hashcode: v.string(), amount: v.number() });
const eventRow = v.object({ event: v.nullable(v.string()) });
const countRow = v.object({ count: v.number() });

/** Outcome of a payment. */
export interface Confirmed {
  order: StoredOrder;
  /** The tickets are valid since now. */
  isNew: boolean;
  /** Amount received that is due back, since now. */
  dueBack: number;
}

/** One payment arrived: see `confirmPaymentsOf`. */
export function confirmPaymentOf(
  transaction: Transaction,
  tenant: TenantCode,
  payment: string,
  at = new Date(),
): Promise<Confirmed | null> {
  return confirmPaymentsOf(transaction, tenant, [payment], at);
}

/**
 * The payments of an order arrived together, and with what its gift vouchers pay the order is paid and its tickets are valid. It can arrive twice, and after the order ended: then the places are
 * taken again where they are still free, its vouchers can still be used and its merchandise is in stock, and else the money is due back.
 *
 * @param at When the money came. @default now
 */
export async function confirmPaymentsOf(
  transaction: Transaction,
  tenant: TenantCode,
  payments: readonly string[],
  at = new Date(),
): Promise<Confirmed | null> {
  const [found] = await transaction.rows(paymentRow, {
    text: `SELECT "order" FROM payments WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) LIMIT 1`,
    values: [tenant, payments],
  });
  const order = found && (await lockOrder(transaction, tenant, found.order));
  if (!found || !order) return null;
  const arrived = step('payments', 'confirmed');
  const confirmed = await transaction.rows(confirmedRow, {
    text: `UPDATE payments SET ${arrived.set}, received_at = $3 WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) AND ${arrived.when}
      RETURNING hashcode, amount`,
    values: [tenant, payments, at],
  });
  const amount = confirmed.reduce((sum, each) => sum + each.amount, 0);
  // The same message a second time.
  if (confirmed.length === 0) return { order, isNew: false, dueBack: 0 };
  const isOpen =
    order.status === 'unpaid' ||
    ((order.status === 'expired' || order.status === 'cancelled') &&
      (await takePlacesAgain(transaction, tenant, order.hashcode)));
  const gifts = isOpen ? await confirmGifts(transaction, tenant, order.hashcode, at) : [];
  const arrivals = [...confirmed, ...gifts];
  const money = await moneyOf(
    transaction,
    tenant,
    arrivals.map(({ hashcode }) => hashcode),
  );
  const booked = { ...(await bookingOf(transaction, tenant, order)), money, at };
  if (!isOpen) {
    await transaction.query({
      text: 'UPDATE orders SET paid = paid + $3, to_refund = to_refund + $3 WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, order.hashcode, amount],
    });
    await bookSale(transaction, tenant, { ...booked, tax: 0, isOwedBack: true });
    return { order, isNew: false, dueBack: amount };
  }
  const merchandise = await dueMerchandise(transaction, tenant, order.hashcode);
  await bookSale(transaction, tenant, { ...booked, tax: order.tax, merchandise });
  const paid = arrivals.reduce((sum, each) => sum + each.amount, 0);
  await markPaid(transaction, tenant, order.hashcode, paid, at);
  return { order, isNew: true, dueBack: 0 };
}

/** The order is paid: its tickets get the codes that the door reads. */
export async function markPaid(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  amount: number,
  at = new Date(),
): Promise<void> {
  await transaction.query({
    text: `UPDATE orders SET ${step('orders', 'paid').set}, paid = paid + $3, paid_at = $4 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, order, amount, at],
  });
  const sold = step('tickets', 'sold');
  const tickets = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE tickets SET ${sold.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${sold.when} RETURNING hashcode`,
    values: [tenant, order],
  });
  await sellLines(transaction, tenant, order);
  const codes = tickets.map(({ hashcode }) => ({
    ticket: hashcode,
    code: newTicketCode(),
  }));
  await transaction.query({
    text: `INSERT INTO ticket_codes (tenant, ticket, code) SELECT $1, c.ticket, c.code FROM json_to_recordset($2) AS c (ticket uuid, code text)
      ON CONFLICT (tenant, ticket) DO NOTHING`,
    values: [tenant, JSON.stringify(codes)],
  });
}

/** Content of a ticket's QR code. */
export function newTicketCode(): string {
  return `CB1.${randomBytes(15).toString('base64url')}`;
}

/** Facts of an order for the books. */
export async function bookingOf(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, number, currency, performance }: StoredOrder,
) {
  const [row] = await transaction.rows(eventRow, {
    text: 'SELECT event FROM performances WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, performance],
  });
  return {
    order: hashcode,
    number,
    currency,
    event: row?.event ?? null,
  };
}

/** Claims the places of an order that ended once more: all of them, or none. */
async function takePlacesAgain(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<boolean> {
  const [cancelled] = await transaction.rows(countRow, {
    text: `SELECT count(*)::int AS count FROM tickets t JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
      WHERE t.tenant = $1 AND t."order" = $2::uuid AND p.status = 'cancelled'`,
    values: [tenant, order],
  });
  if ((cancelled?.count ?? 0) > 0) return false;
  const claimed = await transaction.rows(v.object({ seat: v.string() }), {
    text: `INSERT INTO seat_claims (tenant, seat_map, seat, ticket) SELECT t.tenant, t.seat_map, t.seat, t.hashcode FROM tickets t
        WHERE t.tenant = $1 AND t."order" = $2::uuid AND t.seat IS NOT NULL ORDER BY t.seat
      ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET ticket = excluded.ticket, hold = NULL, expires_at = NULL
        WHERE seat_claims.ticket IS NULL AND seat_claims.expires_at <= clock_timestamp() RETURNING seat`,
    values: [tenant, order],
  });
  const [all] = await transaction.rows(countRow, {
    text: `SELECT count(*)::int AS count FROM tickets WHERE tenant = $1 AND "order" = $2::uuid AND seat IS NOT NULL`,
    values: [tenant, order],
  });
  const isLeft =
    claimed.length === (all?.count ?? 0) &&
    (await claimPlacesAgain(transaction, tenant, order)) &&
    (await takeRestAgain(transaction, tenant, order));
  if (!isLeft) {
    for (const table of ['seat_claims', 'general_claims'] as const)
      await transaction.query({
        text: `DELETE FROM ${table} c USING tickets t WHERE c.tenant = $1 AND t.tenant = $1 AND t."order" = $2::uuid AND c.ticket = t.hashcode`,
        values: [tenant, order],
      });
    return false;
  }
  const again = step('tickets', 'reserved_again');
  await transaction.query({
    text: `UPDATE tickets SET ${again.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${again.when}`,
    values: [tenant, order],
  });
  return true;
}

/** The use of its voucher, its merchandise, and what its gift vouchers were to pay. */
async function takeRestAgain(transaction: Transaction, tenant: TenantCode, order: string): Promise<boolean> {
  if (!(await takeUseAgain(transaction, tenant, order))) return false;
  if (await takeLinesAgain(transaction, tenant, order)) {
    if (await takeGiftsAgain(transaction, tenant, order)) return true;
    await cancelLines(transaction, tenant, order);
  }
  await giveUseBack(transaction, tenant, order);
  return false;
}
