import { etagOf } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { formatMoney } from '@callboard/domain/money';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { endOrder } from './endOrder';
import { mailOrder } from './mailOrder';
import { markHandedOver } from './merchandiseLines';
import { payBackMail } from './officeMails';
import { payBack } from './payBack';
import { receiveMoney } from './receiveMoney';
import { addOrderLink, lockOrder, presentOrder, type StoredOrder } from './saleOrders';
import { refundMail } from './saleMails';
import { takeTicketsBack } from './takeTicketsBack';
import { transferOrder } from './transferOrder';

type OfficeTools = Pick<ActionTools, 'mails' | 'settings'>;

type OfficeAction =
  | 'receivePayment'
  | 'refundTickets'
  | 'payBack'
  | 'handOver'
  | 'cancelOrder'
  | 'resendOrder'
  | 'transferOrder';
type Work<A extends OfficeAction> = (
  transaction: Transaction,
  call: RecordCall<A>,
  order: StoredOrder,
) => Promise<void>;

/** Actions of the office on an order. */
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
    if (input.amount !== order.due) {
      const amount = formatMoney({ amount: order.due, currency: order.currency });
      throw refusedAction(sentences.amountUnlikeOrder({ amount }));
    }
    await receiveMoney(transaction, tools, tenant, order, {
      method: input.payment_method,
      reference: input.reference,
      user: actor.user,
    });
  };

  const refundTickets: Work<'refundTickets'> = async (transaction, { actor, input }, order) => {
    const { tenant } = actor;
    const {
      tickets,
      parts,
      amount,
      order: after,
    } = await takeTicketsBack(transaction, tenant, order, {
      only: { tickets: input.tickets, merchandise: input.merchandise },
      isRestocked: input.restock,
      reason: input.reason,
      withFees: input.with_fees,
      user: actor.user,
      isByHand: input.by_hand,
    });
    if (tickets < new Set(input.tickets).size) throw refusedAction(sentences.ticketsNotRefundable(), {}, 409);
    if (!after.email) return;
    const token = await addOrderLink(transaction, tenant, order.hashcode);
    const mail = refundMail(settings, tenant, await presentOrder(transaction, tenant, after), {
      token,
      amount,
      parts,
      language: after.language,
    });
    await mails.queue(transaction, tenant, mail);
  };

  const payDueBack: Work<'payBack'> = async (transaction, { actor, input }, order) => {
    const { tenant } = actor;
    await payBack(transaction, tenant, order, { ...input, user: actor.user });
    if (order.email === null) return;
    const token = await addOrderLink(transaction, tenant, order.hashcode);
    const { amount, way } = input;
    const facts = { token, amount, way, language: order.language };
    const mail = payBackMail(settings, tenant, await presentOrder(transaction, tenant, order), facts);
    await mails.queue(transaction, tenant, mail);
  };

  const handOver: Work<'handOver'> = (transaction, { actor, input }, order) =>
    markHandedOver(transaction, actor.tenant, order.hashcode, input.lines, input.is_handed_over);

  const cancelOrder: Work<'cancelOrder'> = async (transaction, { actor }, order) => {
    if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
    await endOrder(transaction, actor.tenant, order.hashcode, 'cancelled');
  };

  const resendOrder: Work<'resendOrder'> = (transaction, { actor }, order) =>
    mailOrder(transaction, tools, actor.tenant, order.hashcode);

  const transfer: Work<'transferOrder'> = (transaction, { actor, input }, order) =>
    transferOrder(transaction, tools, actor.tenant, order, input);

  return {
    receivePayment: onOrder(receivePayment),
    refundTickets: onOrder(refundTickets),
    payBack: onOrder(payDueBack),
    handOver: onOrder(handOver),
    cancelOrder: onOrder(cancelOrder),
    resendOrder: onOrder(resendOrder),
    transferOrder: onOrder(transfer),
  } satisfies { [A in OfficeAction]: Handler<A> };
}
