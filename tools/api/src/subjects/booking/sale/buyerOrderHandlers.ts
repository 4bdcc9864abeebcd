import type { TenantCode } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { answerPostponement } from '../changes/answerPostponement';
import { requestOrderChange } from '../requests/requestOrderChange';
import { endOrder } from './endOrder';
import { openOwnOrder, readOwnOrders } from './ownOrders';
import { orderOfToken, presentOrder } from './saleOrders';
import type { SaleSubject } from './saleTurns';
import { ticketsPdf } from './ticketsPdf';

interface BuyerOrderTools extends Pick<ActionTools, 'database' | 'mails' | 'settings'> {
  shopOf: (request: FastifyRequest) => TenantCode;
  write: <T extends object>(
    request: FastifyRequest,
    subject: SaleSubject | null,
    work: (transaction: Transaction) => Promise<T>,
  ) => Promise<T>;
}

/** The order of a link, as its buyer sees it. */
export async function orderOfLink(queries: Queries, tenant: TenantCode, token: string): Promise<SaleOrder> {
  return presentOrder(queries, tenant, await orderOfToken(queries, tenant, token));
}

/** Actions of a buyer on an order that was placed. */
export function createBuyerOrderHandlers({ database, mails, settings, shopOf, write }: BuyerOrderTools) {
  return {
    readOrder: async ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      return { order: await orderOfLink(database.forTenant(tenant), tenant, token) };
    },
    ticketsPdf: async ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      const queries = database.forTenant(tenant);
      const stored = await orderOfToken(queries, tenant, token);
      const order = await presentOrder(queries, tenant, stored);
      return { pdf: await ticketsPdf(tenant, order, stored.language) };
    },
    ownOrders: async ({ session, request }) => {
      const tenant = shopOf(request);
      return { orders: await readOwnOrders(database.forTenant(tenant), tenant, session.user) };
    },
    openOwnOrder: ({ input: { order }, session, request }) => {
      const tenant = shopOf(request);
      return write(request, null, async (transaction) => ({
        token: await openOwnOrder(transaction, tenant, session.user, order),
      }));
    },
    answerPostponement: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { order: input.token }, async (transaction) => {
        await answerPostponement(transaction, { mails, settings }, tenant, input);
        return { order: await orderOfLink(transaction, tenant, input.token) };
      });
    },
    requestOrderChange: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { order: input.token }, async (transaction) => ({
        order: await requestOrderChange(transaction, tenant, input),
      }));
    },
    giveUpOrder: ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      return write(request, { order: token }, async (transaction) => {
        const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
        if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
        await endOrder(transaction, tenant, order.hashcode, 'cancelled');
        return { order: await orderOfLink(transaction, tenant, token) };
      });
    },
  } satisfies Partial<AllHandlers>;
}
