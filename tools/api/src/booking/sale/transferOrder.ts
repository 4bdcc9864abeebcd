import type { ParsedInputOf, TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { refusedAction } from '../../problems';
import type { ActionTools } from '../../sessions/actions/userAction';
import { newTicketCode } from './confirmPayment';
import { mailOrder } from './mailOrder';
import { transferMail } from './officeMails';
import { presentOrder, type StoredOrder } from './saleOrders';

const codedRow = v.object({ ticket: v.string() });

/**
 * Gives an order to another buyer. The links and the codes of the one before end, because they can be in mails and on paper that the new
 * buyer does not have; the one before gets a mail.
 *
 * @throws ApiProblem 409 where the order is over
 */
export async function transferOrder(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  order: StoredOrder,
  { name, email, phone }: ParsedInputOf<'transferOrder'>,
): Promise<void> {
  if (!['unpaid', 'paid', 'partly_refunded'].includes(order.status))
    throw refusedAction(sentences.orderOver(), {}, 409);
  await transaction.query({
    text: `UPDATE orders SET buyer = $3, email = $4, phone = $5, "user" = NULL WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, order.hashcode, name, email, phone ?? null],
  });
  await transaction.query({
    text: 'DELETE FROM order_links WHERE tenant = $1 AND "order" = $2::uuid',
    values: [tenant, order.hashcode],
  });
  const tickets = await transaction.rows(codedRow, {
    text: `SELECT c.ticket FROM ticket_codes c JOIN tickets t ON t.tenant = c.tenant AND t.hashcode = c.ticket
      WHERE c.tenant = $1 AND t."order" = $2::uuid AND t.admitted_at IS NULL FOR UPDATE OF c`,
    values: [tenant, order.hashcode],
  });
  const codes = tickets.map(({ ticket }) => ({ ticket, code: newTicketCode() }));
  await transaction.query({
    text: `UPDATE ticket_codes c SET code = n.code FROM json_to_recordset($2) AS n (ticket uuid, code text)
      WHERE c.tenant = $1 AND c.ticket = n.ticket`,
    values: [tenant, JSON.stringify(codes)],
  });
  await mailOrder(transaction, tools, tenant, order.hashcode);
  if (!order.email || order.email.toLowerCase() === email.toLowerCase()) return;
  const before = await presentOrder(transaction, tenant, order);
  await tools.mails.queue(transaction, tenant, transferMail(tenant, before, order.language));
}
