import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { receiptSchema, type Receipt, type SaleOrder } from '@callboard/api-contract/booking';
import { shownParts } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { readSupplier } from './readSupplier';
import { instantColumn } from './saleRows';

const paymentRow = v.object({
  provider: receiptSchema.entries.payments.item.entries.provider,
  amount: v.number(),
  received_at: instantColumn,
});

/** The receipt of an order; null where it is not paid. One that cost nothing is. */
export async function readReceipt(
  queries: Queries,
  tenant: TenantCode,
  order: SaleOrder,
): Promise<Receipt | null> {
  const payments = await queries.rows(paymentRow, {
    text: `SELECT provider, amount, coalesce(received_at, created) AS received_at FROM payments
      WHERE tenant = $1 AND "order" = $2::uuid AND status = 'confirmed' ORDER BY created, instance_id`,
    values: [tenant, order.hashcode],
  });
  const [first] = payments;
  const isFree = order.total === 0 && order.tickets.some(({ status }) => status === 'valid');
  if (!first && !isFree) return null;
  const { timeZone } = tenants[tenant];
  const { number, buyer, performance, currency, total, created } = order;
  const { tax, fees } = shownParts(order);
  return {
    number,
    ...(await readSupplier(queries, tenant)),
    issued_at: first?.received_at ?? created,
    zone: timeZone,
    buyer,
    performance: {
      name: performance.name,
      starts_at: performance.starts_at,
      zone: performance.zone,
    },
    currency,
    lines: linesOf(order),
    total,
    tax,
    fees,
    payments,
  };
}

/** Tickets of one kind at one price are a line, and so is each piece of merchandise. */
function linesOf({ tickets, merchandise }: SaleOrder): Receipt['lines'] {
  const kinds = new Map<string, Receipt['lines'][number]>();
  for (const { price_type: type, price } of tickets) {
    const key = `${type.hashcode} ${price}`;
    const line = kinds.get(key) ?? { text: type.name, quantity: 0, amount: 0 };
    kinds.set(key, { ...line, quantity: line.quantity + 1, amount: line.amount + price });
  }
  const goods = merchandise.map(({ name, quantity, price }) => ({
    text: name,
    quantity,
    amount: quantity * price,
  }));
  return [...kinds.values(), ...goods];
}
