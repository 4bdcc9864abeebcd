import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { confirmOrder } from './confirmEmail';
import { newTicketCode } from './confirmPayment';
import { mailOrder } from './mailOrder';
import { transferMail } from './officeMails';
import { presentOrder, type StoredOrder } from './saleOrders';
import { mailboxDigest } from './unpaidPlaces';

const codedRow = v.object({ ticket: v.string() });

/**
 * Gives an order to another buyer, who does not see what the one before requested.
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
  await transaction.query({
    text: `UPDATE orders SET buyer = $3, phone = $4, "user" = NULL WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, order.hashcode, name, phone ?? null],
  });
  const closed = step('orderRequests', 'closed');
  await transaction.query({
    text: `UPDATE order_requests SET ${closed.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${closed.when}`,
    values: [tenant, order.hashcode],
  });
  await moveToEmail(transaction, tools, tenant, order, email, 'buyer');
}

/**
 * Gives an order another email. The links and the codes that were mailed before end, because they can be in mails and on paper that its
 * reader does not have; the email before gets a mail, without what anyone typed. `why`: it is another buyer's, or was corrected.
 *
 * @throws ApiProblem 409 where the order is over
 */
export async function moveToEmail(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  order: StoredOrder,
  email: string,
  why: 'buyer' | 'email',
): Promise<void> {
  if (!['unpaid', 'paid', 'partly_refunded'].includes(order.status))
    throw refusedAction(sentences.orderOver(), {}, 409);
  await transaction.query({
    text: 'UPDATE orders SET email = $3 WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order.hashcode, email],
  });
  await transaction.query({
    text: `UPDATE hold_secrets s SET mailbox = $3 FROM orders o
      WHERE o.tenant = $1 AND o.hashcode = $2::uuid AND s.tenant = o.tenant AND s.hold = o.seat_hold`,
    values: [tenant, order.hashcode, mailboxDigest(email)],
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
  // The office knows whom it gives the order to.
  await confirmOrder(transaction, tenant, order.hashcode);
  await mailOrder(transaction, tools, tenant, order.hashcode);
  if (!order.email || order.email.toLowerCase() === email.toLowerCase()) return;
  const before = await presentOrder(transaction, tenant, order);
  await tools.mails.queue(transaction, tenant, transferMail(tenant, before, order.language, why));
}
