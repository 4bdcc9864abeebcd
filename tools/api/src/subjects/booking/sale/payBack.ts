import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import { formatMoney } from '@callboard/domain/money';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { bookSale } from './bookSale';
import { bookingOf } from './confirmPayment';
import { purposeOf } from './saleMoney';
import type { StoredOrder } from './saleOrders';
import { writeRefund } from './writeRefund';

const dueRow = v.object({ to_refund: v.number() });
const cardRow = v.object({ hashcode: v.string(), provider: v.string() });

/** An online payment of an order that is large enough to pay an amount back: the newest, which is the one that came too late or twice. */
export async function cardToPayBack(
  queries: Queries,
  tenant: TenantCode,
  order: string,
  amount: number,
): Promise<v.InferOutput<typeof cardRow> | null> {
  const [card] = await queries.rows(cardRow, {
    text: `SELECT hashcode, provider FROM payments WHERE tenant = $1 AND "order" = $2::uuid AND status = 'confirmed'
      AND provider IN ('simulated', 'stripe') AND amount >= $3 AND $3 > 0 ORDER BY created DESC, instance_id DESC LIMIT 1`,
    values: [tenant, order, amount],
  });
  return card ?? null;
}

/**
 * Pays back what is due back of a locked order, once: by the card that it came from, by a job after this transaction, or as the office
 * writes it down. What the provider refuses is due again.
 *
 * @throws ApiProblem 409 where nothing is due, another sum is, or no card has paid
 */
export async function payBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { way, amount, reference, user }: ParsedInputOf<'payBack'> & { user: string | null },
): Promise<void> {
  const [row] = await transaction.rows(dueRow, {
    text: 'SELECT to_refund FROM orders WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order.hashcode],
  });
  const due = row?.to_refund ?? 0;
  if (due === 0) throw refusedAction(sentences.nothingToPayBack(), {}, 409);
  if (due !== amount) {
    const now = formatMoney({ amount: due, currency: order.currency });
    throw refusedAction(sentences.payBackChanged({ amount: now }), {}, 409);
  }
  const card = way === 'card' ? await cardToPayBack(transaction, tenant, order.hashcode, amount) : null;
  if (way === 'card' && !card) throw refusedAction(sentences.noCardToPayBack(), {}, 409);
  await writeRefund(transaction, tenant, order, {
    amount,
    provider: card?.provider ?? way,
    method: card && order.method ? order.method.hashcode : null,
    isOnline: card !== null,
    ...(card && { of: card.hashcode }),
    reference,
    reason: 'Due back',
    user,
  });
  await transaction.query({
    text: 'UPDATE orders SET refunded = refunded + $3, to_refund = to_refund - $3 WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order.hashcode, amount],
  });
  const booked = await bookingOf(transaction, tenant, order);
  const isOwnAccount = card ? order.method?.kind === 'card' : order.method?.kind === way;
  const account = isOwnAccount ? (order.method?.account ?? null) : null;
  await bookSale(transaction, tenant, {
    ...booked,
    money: [{ purpose: purposeOf(card?.provider ?? way), account, amount: -amount }],
    tax: 0,
    isOwedBack: true,
  });
}
