import { etagOf, registry } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { formatMoney } from '@callboard/domain/money';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../calls/handler';
import type { Transaction } from '../../database/TenantDatabase';
import { notFound, refusedAction } from '../../problems';
import { succeeded, versionOf } from '../../records/answer';
import { lockRecord } from '../../records/lockRecord';
import type { RecordContext } from '../../records/recordContext';
import { createReadOne, readRow } from '../../records/recordSql';
import { writeOnce } from '../../records/writeOnce';
import type { ActionTools } from '../../sessions/actions/userAction';
import { refundMoney } from './refundMoney';
import { endOrder, freePlacesOf } from './endOrder';
import { mailOrder } from './mailOrder';
import { receiveMoney } from './receiveMoney';
import { addOrderLink, lockOrder, presentOrder, type StoredOrder } from './saleOrders';
import { refundMail } from './saleMails';

type OfficeTools = Pick<ActionTools, 'mails' | 'settings'>;

type OfficeAction = 'receivePayment' | 'refundTickets' | 'cancelOrder' | 'resendOrder';
type Work<A extends OfficeAction> = (
  transaction: Transaction,
  call: RecordCall<A>,
  order: StoredOrder,
) => Promise<void>;

/** What the office does with an order. */
export function createOfficeHandlers(context: RecordContext, tools: OfficeTools) {
  const { mails, settings } = tools;
  const collection = context.target('orders');
  const readOne = createReadOne(collection, context.target);

  function onOrder<A extends OfficeAction>(work: Work<A>) {
    return (call: RecordCall<A>) =>
      writeOnce(context, registry.orders, call, async (transaction) => {
        const { actor, target, ifMatch } = call;
        const at = { actor, hashcode: target };
        await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
        const order = await lockOrder(transaction, actor.tenant, target);
        if (!order) throw notFound();
        await work(transaction, call, order);
        const [row] = await transaction.rows(readRow, readOne(actor, target));
        if (!row) throw notFound();
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      });
  }

  const receivePayment: Work<'receivePayment'> = async (transaction, { actor, input }, order) => {
    const { tenant } = actor;
    if (order.status === 'paid') throw refusedAction(sentences.orderPaidAlready(), {}, 409);
    if (order.status !== 'unpaid' && order.status !== 'expired')
      throw refusedAction(sentences.orderOver(), {}, 409);
    const [method] = await transaction.rows(methodRow, {
      text: `SELECT kind FROM payment_methods WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
      values: [tenant, input.payment_method],
    });
    if (method?.kind !== 'bank_transfer' && method?.kind !== 'cash')
      throw refusedAction(sentences.paymentMethodUnknown());
    if (input.amount !== order.total) {
      const amount = formatMoney({ amount: order.total, currency: order.currency });
      throw refusedAction(sentences.amountUnlikeOrder({ amount }));
    }
    await receiveMoney(transaction, tools, tenant, order, {
      method: { hashcode: input.payment_method, kind: method.kind },
      amount: input.amount,
      reference: input.reference,
      user: actor.user,
    });
  };

  const refundTickets: Work<'refundTickets'> = async (transaction, { actor, input }, order) => {
    const { tenant } = actor;
    const tickets = await transaction.rows(refundedRow, {
      text: `UPDATE tickets SET status = 'refunded' WHERE tenant = $1 AND "order" = $2::uuid AND hashcode = ANY ($3::uuid[]) AND status = 'valid'
        RETURNING hashcode, place, price, fee, tax`,
      values: [tenant, order.hashcode, input.tickets],
    });
    if (tickets.length < new Set(input.tickets).size)
      throw refusedAction(sentences.ticketsNotRefundable(), {}, 409);
    await freePlacesOf(transaction, tenant, order.hashcode, ['refunded']);
    const amount = tickets.reduce(
      (sum, { price, fee }) => sum + price - (input.with_fees ? 0 : Math.min(fee, price)),
      0,
    );
    const whole = tickets.reduce((sum, { price }) => sum + price, 0);
    const tax = tickets.reduce((sum, ticket) => sum + ticket.tax, 0);
    await transaction.query({
      text: `UPDATE orders SET refunded = refunded + $3, status = CASE WHEN EXISTS (SELECT FROM tickets t WHERE t.tenant = $1
          AND t."order" = $2::uuid AND t.status = 'valid') THEN 'partly_refunded' ELSE 'refunded' END
        WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, order.hashcode, amount],
    });
    // Of a price that is paid back in part, the same part of its tax.
    const taxBack = whole === 0 ? 0 : Math.round((tax * amount) / whole);
    await refundMoney(transaction, tenant, order, {
      amount,
      tax: taxBack,
      reason: input.reason,
      user: actor.user,
      isByHand: input.by_hand,
    });
    const after = await lockOrder(transaction, tenant, order.hashcode);
    if (!after?.email) return;
    const token = await addOrderLink(transaction, tenant, order.hashcode);
    const places = tickets.map(({ place }) => place);
    const mail = refundMail(settings, tenant, await presentOrder(transaction, tenant, after), {
      token,
      amount,
      places,
      language: after.language,
    });
    await mails.queue(transaction, tenant, mail);
  };

  const cancelOrder: Work<'cancelOrder'> = async (transaction, { actor }, order) => {
    if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
    await endOrder(transaction, actor.tenant, order.hashcode, 'cancelled');
  };

  const resendOrder: Work<'resendOrder'> = (transaction, { actor }, order) =>
    mailOrder(transaction, tools, actor.tenant, order.hashcode);

  return {
    receivePayment: onOrder(receivePayment),
    refundTickets: onOrder(refundTickets),
    cancelOrder: onOrder(cancelOrder),
    resendOrder: onOrder(resendOrder),
  } satisfies { [A in OfficeAction]: Handler<A> };
}

const methodRow = v.object({ kind: v.string() });
const refundedRow = v.object({
  hashcode: v.string(),
  place: v.string(),
  price: v.number(),
  fee: v.number(),
  tax: v.number(),
});
