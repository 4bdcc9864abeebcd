import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import { giveGiftsBack } from '../gift-vouchers/spendGiftVouchers';
import { offerFreed } from '../waiting/waiting.jobs';
import { cancelLines } from './merchandiseLines';
import { giveUseBack } from './vouchers';

/** Ends an order that is not paid: its tickets are cancelled, their places are free, and its merchandise is in stock again. */
export async function endOrder(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  how: 'cancelled' | 'expired',
): Promise<void> {
  const ended = step('orders', how);
  await transaction.query({
    text: `UPDATE orders SET ${ended.set} WHERE tenant = $1 AND hashcode = $2::uuid AND ${ended.when}`,
    values: [tenant, order],
  });
  const cancelled = step('tickets', 'cancelled');
  await transaction.query({
    text: `UPDATE tickets SET ${cancelled.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${cancelled.when}`,
    values: [tenant, order],
  });
  await freePlacesOf(transaction, tenant, order, ['cancelled']);
  await giveUseBack(transaction, tenant, order);
  await cancelLines(transaction, tenant, order);
  await giveGiftsBack(transaction, tenant, order);
  const lapsed = step('waitingParties', 'lapsed', { from: ['bought'], as: 'w' });
  await transaction.query({
    text: `UPDATE waiting_parties w SET ${lapsed.set} FROM orders o
      WHERE w.tenant = $1 AND o.tenant = $1 AND o.hashcode = $2::uuid AND w.seat_hold = o.seat_hold AND ${lapsed.when}`,
    values: [tenant, order],
  });
}

/** Frees what the tickets of an order with one of these statuses claim, and offers it to those who wait. */
export async function freePlacesOf(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  statuses: readonly ('cancelled' | 'refunded' | 'exchanged')[],
): Promise<void> {
  for (const table of ['seat_claims', 'general_claims'] as const) {
    await transaction.query({
      text: `DELETE FROM ${table} c USING tickets t WHERE c.tenant = $1 AND t.tenant = $1 AND c.ticket = t.hashcode
        AND t."order" = $2::uuid AND t.status = ANY ($3)`,
      values: [tenant, order, [...statuses]],
    });
  }
  await offerFreed(transaction, tenant, { order });
}
