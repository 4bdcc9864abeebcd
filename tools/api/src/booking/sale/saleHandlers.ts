import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type SaleOrder } from '@callboard/api-contract/sale';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import type { AllHandlers } from '../../calls/handler';
import type { Transaction } from '../../database/TenantDatabase';
import { networkOf } from '../../networkOf';
import { notFound, refusedAction } from '../../problems';
import type { RecordContext } from '../../records/recordContext';
import type { ActionTools } from '../../sessions/actions/userAction';
import { endOrder } from './endOrder';
import { holdBest, holdSeats, type SaleBuyer } from './holdSeats';
import { lockHold, presentHold } from './holds';
import { createOfficeHandlers } from './officeOrders';
import { openOwnOrder, readOwnOrders } from './ownOrders';
import { payNothing, payOrder } from './payOrder';
import { placeOrder } from './placeOrder';
import { readProgramme, readSaleOffer, readSalePlan, readSaleSeats } from './readProgramme';
import { readSaleFacts } from './readSaleFacts';
import { orderMail } from './saleMails';
import { lockOrder, orderOfToken, presentOrder } from './saleOrders';
import { signedInUser } from './signedInUser';
import { readSoldPlan } from './soldPlan';
import { ticketsPdf } from './ticketsPdf';

type SaleTools = Pick<ActionTools, 'database' | 'mails' | 'sessions' | 'settings'>;

/** The public shop, and what the office does with its orders. */
export function createSaleHandlers(
  { database, mails, sessions, settings }: SaleTools,
  context: RecordContext,
) {
  /** A tenant that sells no tickets has no shop. */
  function shopOf({ tenant }: FastifyRequest): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  /** A stranger, or the user of the session that the call is sent with: then the order is theirs. */
  async function buyerOf(request: FastifyRequest): Promise<SaleBuyer> {
    const tenant = shopOf(request);
    const user = await signedInUser(request, sessions);
    return { tenant, channel: 'online', network: networkOf(request.ip), user };
  }

  async function write<T>(tenant: TenantCode, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { value } = await database.forTenant(tenant).write({ actor: null }, work);
    return value;
  }

  /** An order after a change of it; its buyer gets a mail where `token` is given. */
  async function orderNow(
    transaction: Transaction,
    tenant: TenantCode,
    hashcode: string,
    token?: string,
  ): Promise<SaleOrder> {
    const stored = await lockOrder(transaction, tenant, hashcode);
    if (!stored) throw notFound();
    const order = await presentOrder(transaction, tenant, stored);
    if (token !== undefined)
      await mails.queue(transaction, tenant, orderMail(settings, tenant, order, token, stored.language));
    return order;
  }

  return {
    ...createOfficeHandlers(context, { mails, settings }),

    saleProgramme: async ({ input, request }) => {
      const tenant = shopOf(request);
      return { performances: await readProgramme(database.forTenant(tenant), tenant, input) };
    },
    saleOffer: ({ input: { performance }, request }) => {
      const tenant = shopOf(request);
      return readSaleOffer(database.forTenant(tenant), tenant, performance);
    },
    salePlan: async ({ input: { version }, request }) => {
      const tenant = shopOf(request);
      return { plan: await readSalePlan(database.forTenant(tenant), tenant, version) };
    },
    saleSeats: ({ input: { performance }, request }) => {
      const tenant = shopOf(request);
      return readSaleSeats(database.forTenant(tenant), tenant, performance);
    },

    holdSeats: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      return write(buyer.tenant, async (transaction) => ({
        hold: await holdSeats(transaction, buyer, input),
      }));
    },
    holdBest: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      return write(buyer.tenant, async (transaction) => ({
        hold: await holdBest(transaction, buyer, input),
      }));
    },
    extendHold: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(tenant, async (transaction) => {
        const before = await lockHold(transaction, tenant, input);
        if (before.is_extended) throw refusedAction(sentences.holdExtendedAlready(), {}, 409);
        const more = `interval '${saleLimits.extensionMinutes} minutes'`;
        for (const text of [
          `UPDATE seat_holds SET expires_at = expires_at + ${more}, is_extended = true WHERE tenant = $1 AND hashcode = $2::uuid`,
          `UPDATE seat_claims SET expires_at = expires_at + ${more} WHERE tenant = $1 AND hold = $2::uuid`,
          `UPDATE general_claims SET expires_at = expires_at + ${more} WHERE tenant = $1 AND hold = $2::uuid`,
        ])
          await transaction.query({ text, values: [tenant, input.hashcode] });
        const hold = await lockHold(transaction, tenant, input);
        const { map } = await readSaleFacts(transaction, tenant, hold.performance);
        const plan = map && (await readSoldPlan(transaction, tenant, map.hashcode));
        return { hold: await presentHold(transaction, tenant, hold, input.secret, plan) };
      });
    },
    releaseHold: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(tenant, async (transaction) => {
        await lockHold(transaction, tenant, input);
        for (const text of [
          'DELETE FROM seat_claims WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL',
          'DELETE FROM general_claims WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL',
          `UPDATE seat_holds SET status = 'released', places = 0 WHERE tenant = $1 AND hashcode = $2::uuid`,
        ])
          await transaction.query({ text, values: [tenant, input.hashcode] });
        return {};
      });
    },

    placeOrder: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      const { tenant } = buyer;
      return write(tenant, async (transaction) => {
        const { order, token, isFree } = await placeOrder(transaction, buyer, input);
        if (isFree) await payNothing(transaction, tenant, order);
        return { order: await orderNow(transaction, tenant, order, token), token };
      });
    },
    payOrder: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(tenant, async (transaction) => {
        const order = await orderOfToken(transaction, tenant, input.token, 'FOR UPDATE OF o');
        const { isNew } = await payOrder(transaction, tenant, order, input);
        const now = await orderNow(transaction, tenant, order.hashcode, isNew ? input.token : undefined);
        return { order: now };
      });
    },
    readOrder: async ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      const queries = database.forTenant(tenant);
      return { order: await presentOrder(queries, tenant, await orderOfToken(queries, tenant, token)) };
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
      return write(tenant, async (transaction) => ({
        token: await openOwnOrder(transaction, tenant, session.user, order),
      }));
    },
    giveUpOrder: ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      return write(tenant, async (transaction) => {
        const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
        if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
        await endOrder(transaction, tenant, order.hashcode, 'cancelled');
        return { order: await orderNow(transaction, tenant, order.hashcode) };
      });
    },
  } satisfies Partial<AllHandlers>;
}
