import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { hashToken } from '../../../engine/sessions/tokens';
import { confirmOrder, tryOrderCode } from './confirmEmail';
import type { SaleBuyer } from './holdSeats';
import { moveHold } from './holds';
import { mailCode } from './mailCode';
import { mailOrder } from './mailOrder';
import { readSaleFacts } from './readSaleFacts';
import { orderOfToken, presentOrder, type StoredOrder } from './saleOrders';
import type { SaleSubject } from './saleTurns';
import { readSoldPlan } from './soldPlan';
import { checkUnpaid, lockUnpaid } from './unpaidPlaces';

interface ConfirmTools extends Pick<ActionTools, 'mails' | 'settings'> {
  buyerOf: (request: FastifyRequest) => Promise<SaleBuyer>;
  write: <T extends object>(
    request: FastifyRequest,
    subject: SaleSubject,
    work: (transaction: Transaction) => Promise<T>,
  ) => Promise<T>;
}

const tryRefusals = { wrong: sentences.orderCodeWrong(), spent: sentences.orderCodeSpent() } as const;

/** Proving the email of an order that is paid by bank transfer. */
export function createConfirmHandlers({ mails, settings, buyerOf, write }: ConfirmTools) {
  return {
    confirmOrderEmail: async ({ input: { token, code }, request }) => {
      const { tenant } = await buyerOf(request);
      const answer = await write(request, { order: token }, async (transaction) => {
        const order = await openOrder(transaction, tenant, token);
        // The link of the mail can be opened twice.
        if (!order.is_unconfirmed) return { order: await presentOrder(transaction, tenant, order) };
        const tried = await tryOrderCode(transaction, tenant, order.hashcode, code);
        if (tried !== 'right') return { refused: tried };
        await confirmOrder(transaction, tenant, order.hashcode);
        await mailOrder(transaction, { mails, settings }, tenant, order.hashcode);
        const confirmed = await orderOfToken(transaction, tenant, token);
        return { order: await presentOrder(transaction, tenant, confirmed) };
      });
      // Only now: the try has to stay counted.
      if ('refused' in answer) throw refusedAction(tryRefusals[answer.refused], {}, 409);
      return answer;
    },

    mailOrderCode: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      const { tenant } = buyer;
      return write(request, { order: input.token }, async (transaction) => {
        const { token, email } = input;
        if (email !== undefined) await lockUnpaid(transaction, buyer, email);
        const order = await openOrder(transaction, tenant, token);
        if (!order.is_unconfirmed) return { order: await presentOrder(transaction, tenant, order) };
        if (email !== undefined) await changeEmail(transaction, buyer, order, { token, email });
        const now = await orderOfToken(transaction, tenant, token);
        await mailCode(transaction, { mails, settings }, tenant, now);
        return { order: await presentOrder(transaction, tenant, now) };
      });
    },
  } satisfies Partial<AllHandlers>;
}

async function openOrder(transaction: Transaction, tenant: TenantCode, token: string): Promise<StoredOrder> {
  const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
  if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
  return order;
}

const holdRow = v.object({ seat_hold: v.nullable(v.string()) });

/** Gives an order another email. The links that were mailed to the one before end: they can be with someone else. */
async function changeEmail(
  transaction: Transaction,
  buyer: SaleBuyer,
  { hashcode, performance }: StoredOrder,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const { tenant, network } = buyer;
  const [changed] = await transaction.rows(holdRow, {
    text: 'UPDATE orders SET email = $3 WHERE tenant = $1 AND hashcode = $2::uuid RETURNING seat_hold',
    values: [tenant, hashcode, email],
  });
  await transaction.query({
    text: 'DELETE FROM order_links WHERE tenant = $1 AND "order" = $2::uuid AND digest <> $3',
    values: [tenant, hashcode, hashToken(token)],
  });
  if (!changed?.seat_hold) return;
  await moveHold(transaction, tenant, changed.seat_hold, network, email);
  const facts = await readSaleFacts(transaction, tenant, performance);
  const plan = facts.map && (await readSoldPlan(transaction, tenant, facts.map.hashcode));
  await checkUnpaid(transaction, buyer, facts, plan, email);
}
