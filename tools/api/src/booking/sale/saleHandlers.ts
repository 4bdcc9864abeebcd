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
import { createPayments } from './createPayments';
import { openPayment } from './openPayment';
import { endOrder } from './endOrder';
import { holdBest, holdSeats, type SaleBuyer } from './holdSeats';
import { lockHold, presentHold } from './holds';
import { createOfficeHandlers } from './officeOrders';
import { payNothing } from './payOrder';
import { placeOrder } from './placeOrder';
import { readProgramme, readSaleOffer, readSalePlan, readSaleSeats } from './readProgramme';
import { readSaleFacts } from './readSaleFacts';
import { orderHref, orderMail } from './saleMails';
import { lockOrder, orderOfToken, presentOrder } from './saleOrders';
import { readSoldPlan } from './soldPlan';

type SaleTools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'providers'>;

/** The public shop, and what the office does with its orders. */
export function createSaleHandlers(tools: SaleTools, context: RecordContext) {
  const { database, mails, settings, providers } = tools;
  const payments = createPayments(tools);

  /** A tenant that sells no tickets has no shop. */
  function shopOf({ tenant }: FastifyRequest): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  function buyerOf(request: FastifyRequest): SaleBuyer {
    return { tenant: shopOf(request), channel: 'online', network: networkOf(request.ip), user: null };
  }

  async function write<T>(tenant: TenantCode, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { value } = await database.forTenant(tenant).write({ actor: null }, work);
    return value;
  }

  async function orderOfLink(tenant: TenantCode, token: string): Promise<SaleOrder> {
    const queries = database.forTenant(tenant);
    return presentOrder(queries, tenant, await orderOfToken(queries, tenant, token));
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

    holdSeats: ({ input, request }) => {
      const buyer = buyerOf(request);
      return write(buyer.tenant, async (transaction) => ({
        hold: await holdSeats(transaction, buyer, input),
      }));
    },
    holdBest: ({ input, request }) => {
      const buyer = buyerOf(request);
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
      const buyer = buyerOf(request);
      const { tenant } = buyer;
      const placed = await write(tenant, async (transaction) => {
        const { order, token, isFree } = await placeOrder(transaction, buyer, input);
        if (isFree) await payNothing(transaction, tenant, order);
        const stored = providers.current.hasPage ? await lockOrder(transaction, tenant, order) : null;
        const isByPage = stored?.status === 'unpaid' && stored.method?.kind === 'card';
        const open = isByPage
          ? await openPayment(transaction, tenant, stored, providers.current.name, {})
          : null;
        return { order: await orderNow(transaction, tenant, order, token), token, open };
      });
      const { order, token, open } = placed;
      if (!open) return { order, token };
      // Where the provider does not answer now, it does when the buyer pays.
      await payments.pay(tenant, open, {}, orderHref(settings, tenant, token)).catch(() => undefined);
      return { order: await orderOfLink(tenant, token), token };
    },
    payOrder: async ({ input, request }) => {
      const tenant = shopOf(request);
      const { token } = input;
      const open = await write(tenant, async (transaction) => {
        const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
        return openPayment(transaction, tenant, order, providers.current.name, input);
      });
      if (open) await payments.pay(tenant, open, input, orderHref(settings, tenant, token));
      return { order: await orderOfLink(tenant, token) };
    },
    readOrder: async ({ input: { token }, request }) => ({
      order: await orderOfLink(shopOf(request), token),
    }),
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
