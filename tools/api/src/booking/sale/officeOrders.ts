import { etagOf, registry } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { formatMoney } from '@callboard/domain/money';
import { randomUUID } from 'node:crypto';
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
import { confirmPaymentOf } from './confirmPayment';
import { endOrder } from './endOrder';
import { mailOrder } from './mailOrder';
import { addOrderLink, lockOrder, presentOrder, type StoredOrder } from './saleOrders';
import { refundMail } from './saleMails';
import { takeTicketsBack } from './takeTicketsBack';

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
    const payment = randomUUID();
    await transaction.query({
      text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status, received_by)
        VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, 'pending', $10::uuid)`,
      values: [
        tenant,
        payment,
        order.number,
        order.hashcode,
        input.payment_method,
        method.kind,
        input.amount,
        order.currency,
        input.reference ?? `${method.kind}-${payment}`,
        actor.user,
      ],
    });
    await transaction.query({
      text: 'UPDATE orders SET payment_method = $3::uuid WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, order.hashcode, input.payment_method],
    });
    await confirmPaymentOf(transaction, tenant, payment);
    await mailOrder(transaction, tools, tenant, order.hashcode);
  };

  const refundTickets: Work<'refundTickets'> = async (transaction, { actor, input }, order) => {
    const { tenant } = actor;
    const { tickets, places, amount } = await takeTicketsBack(transaction, tenant, order, {
      tickets: input.tickets,
      reason: input.reason,
      withFees: input.with_fees,
      user: actor.user,
    });
    if (tickets < new Set(input.tickets).size) throw refusedAction(sentences.ticketsNotRefundable(), {}, 409);
    const after = await lockOrder(transaction, tenant, order.hashcode);
    if (!after?.email) return;
    const token = await addOrderLink(transaction, tenant, order.hashcode);
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
