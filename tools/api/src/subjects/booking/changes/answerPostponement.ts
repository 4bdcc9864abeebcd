import type { TenantCode } from '@callboard/api-contract';
import { postponementAnswers, type PostponementAnswer } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { orderOfToken, presentOrder } from '../sale/saleOrders';
import { refundMail } from '../sale/saleMails';
import { takeTicketsBack } from '../sale/takeTicketsBack';

const answerRow = v.object({
  postponement: v.string(),
  answer: v.nullable(v.picklist(postponementAnswers)),
  is_open: v.boolean(),
  with_fees: v.boolean(),
  used: v.number(),
});

/**
 * What the buyer of a link answers after the performance was moved to another time. The order is locked first, so that of two answers at
 * the same moment the second one finds the first: an answer that was given stays, and no order is paid back twice.
 *
 * @throws ApiProblem 409 where there is nothing to answer, or it is too late
 */
export async function answerPostponement(
  transaction: Transaction,
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  { token, answer }: { token: string; answer: PostponementAnswer },
): Promise<void> {
  const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
  const [question] = await transaction.rows(answerRow, {
    text: `SELECT r.postponement, r.answer, s.answer_until > clock_timestamp() AS is_open, s.with_fees,
        (SELECT count(*)::int FROM tickets t WHERE t.tenant = $1 AND t."order" = $2::uuid AND t.admitted_at IS NOT NULL) AS used
      FROM postponed_orders r JOIN sale_postponements s ON s.tenant = r.tenant AND s.hashcode = r.postponement
      WHERE r.tenant = $1 AND r."order" = $2::uuid ORDER BY s.started DESC LIMIT 1`,
    values: [tenant, order.hashcode],
  });
  if (!question) throw refusedAction(sentences.notPostponed(), {}, 409);
  // The same answer a second time, or by a link of an earlier mail.
  if (question.answer === answer) return;
  if (!question.is_open) throw refusedAction(sentences.answerTooLate(), {}, 409);
  if (order.status !== 'paid' && order.status !== 'partly_refunded')
    throw refusedAction(sentences.notPostponed(), {}, 409);
  let refunded = 0;
  if (answer === 'refund') {
    if (question.used > 0) throw refusedAction(sentences.ticketsNotRefundable(), {}, 409);
    const back = await takeTicketsBack(transaction, tenant, order, {
      reason: 'The performance is at another time',
      withFees: question.with_fees,
      user: null,
      isDue: true,
    });
    if (back.tickets === 0) throw refusedAction(sentences.notPostponed(), {}, 409);
    refunded = back.amount;
    if (order.email !== null) {
      const { parts, amount } = back;
      const facts = { token, amount, parts, language: order.language };
      const shown = await presentOrder(transaction, tenant, back.order);
      await mails.queue(transaction, tenant, refundMail(settings, tenant, shown, facts));
    }
  }
  await transaction.query({
    text: `UPDATE postponed_orders SET answer = $4, answered = now(), refunded = $5
      WHERE tenant = $1 AND postponement = $2::uuid AND "order" = $3::uuid`,
    values: [tenant, question.postponement, order.hashcode, answer, refunded],
  });
}
