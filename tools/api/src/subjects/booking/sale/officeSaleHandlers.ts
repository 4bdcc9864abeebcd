import type { TenantCode } from '@callboard/api-contract';
import { saleOrderSchema } from '@callboard/api-contract/booking';
import { registry } from '@callboard/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { networkOf } from '../../../engine/networkOf';
import type { Session } from '../../../engine/plugins/session';
import { notFound } from '../../../engine/problems';
import { intentOfRequest } from '../../../engine/records/idempotently';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { exchangeTickets } from './exchangeTickets';
import { findOrders } from './findOrders';
import { holdBest, holdSeats } from './holdSeats';
import { readOfficeOffer, readOfficeOrder, readOfficeProgramme } from './readOffice';
import { readSaleSeats } from './readProgramme';
import { readSaleReadiness } from './readSaleReadiness';
import { readUnpaid, releaseUnpaid } from './releaseUnpaid';
import { reseatTicket } from './reseatTicket';
import { readReceipt } from './readReceipt';
import { receiptPdf } from './receiptPdf';
import { presentOrder, readOrder } from './saleOrders';
import { checkVoucher } from './vouchers';
import { sellTickets, type Seller } from './sellTickets';

interface StaffCall {
  request: FastifyRequest;
  session: Session;
}

/** The box office: staff sell, find what was sold, and move tickets. */
export function createOfficeSaleHandlers(
  tools: Pick<ActionTools, 'database' | 'mails' | 'settings'>,
  context: RecordContext,
) {
  /** A tenant that sells no tickets has no box office. */
  function officeOf({ tenant }: Session): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  function sellerOf({ request, session }: StaffCall, channel: Seller['channel']): Seller {
    return { tenant: officeOf(session), channel, network: networkOf(request.ip), user: session.user };
  }

  async function receiptOf(tenant: TenantCode, hashcode: string) {
    const queries = tools.database.forTenant(tenant);
    const stored = await readOrder(queries, tenant, hashcode);
    const order = stored && (await presentOrder(queries, tenant, stored));
    const receipt = order && (await readReceipt(queries, tenant, order));
    if (!receipt) throw notFound();
    return { receipt, order, language: stored.language };
  }

  /** Does the work once for an Idempotency-Key. */
  async function once<T extends v.GenericSchema>(
    { request, session }: StaffCall,
    schema: T,
    work: (transaction: Transaction) => Promise<v.InferOutput<T>>,
  ): Promise<v.InferOutput<T>> {
    const given = { actor: actorOf(session), intent: intentOfRequest(request) };
    const answer = await writeOnce(context, registry.orders, given, async (transaction) => ({
      status: 200,
      body: JSON.stringify(await work(transaction)),
      headers: {},
    }));
    return v.parse(schema, JSON.parse(answer.body));
  }

  return {
    officePerformances: async ({ session }) => {
      const tenant = officeOf(session);
      return { performances: await readOfficeProgramme(tools.database.forTenant(tenant), tenant) };
    },
    officeOffer: ({ input: { performance }, session }) => {
      const tenant = officeOf(session);
      return readOfficeOffer(tools.database.forTenant(tenant), tenant, performance);
    },
    officeSeats: ({ input: { performance, channel }, session }) => {
      const tenant = officeOf(session);
      return readSaleSeats(tools.database.forTenant(tenant), tenant, performance, channel);
    },
    saleReadiness: ({ input: { performance }, session }) => {
      const tenant = officeOf(session);
      return readSaleReadiness(tools.database.forTenant(tenant), tenant, performance);
    },
    unpaidPlaces: ({ input: { performance }, session }) => {
      const tenant = officeOf(session);
      return readUnpaid(tools.database.forTenant(tenant), tenant, performance);
    },
    releaseUnpaid: ({ input, ...call }) => {
      const tenant = officeOf(call.session);
      return once(call, freedSchema, async (transaction) => ({
        places: await releaseUnpaid(transaction, tenant, input),
      }));
    },
    shopFrames: async ({ session }) => ({
      sites: [...(tools.settings.embedOrigins.get(officeOf(session)) ?? [])],
    }),
    findOrders: async ({ input: { search, performance }, session }) => {
      const tenant = officeOf(session);
      return {
        orders: await findOrders(tools.database.forTenant(tenant), tenant, search, performance ?? null),
      };
    },
    officeOrder: ({ input: { order }, session }) => {
      const tenant = officeOf(session);
      return readOfficeOrder(tools.database.forTenant(tenant), tenant, order);
    },

    orderReceipt: async ({ input: { order }, session }) => {
      const { receipt } = await receiptOf(officeOf(session), order);
      return { receipt };
    },
    orderReceiptPdf: async ({ input: { order: hashcode, paper }, session }) => {
      const { receipt, order, language } = await receiptOf(officeOf(session), hashcode);
      return {
        name: `${order.number}-receipt.pdf`,
        pdf: await receiptPdf(receipt, order.tickets, paper, language),
      };
    },

    holdAtOffice: async ({ input: { channel, best, ...input }, ...call }) => {
      const seller = sellerOf(call, channel);
      const { value: hold } = await tools.database
        .forTenant(seller.tenant)
        .write({ actor: seller.user }, (transaction) => {
          if (!best) return holdSeats(transaction, seller, { ...input, is_accessible: true });
          const { performance, hold: key } = input;
          return holdBest(transaction, seller, { performance, ...best, is_accessible: false, hold: key });
        });
      return { hold };
    },
    sellTickets: ({ input, ...call }) => {
      const seller = sellerOf(call, input.channel);
      const { tenant } = seller;
      return once(call, v.object({ order: saleOrderSchema }), async (transaction) => {
        const order = await sellTickets(transaction, tools, seller, input);
        return { order: await presentOrder(transaction, tenant, order) };
      });
    },
    exchangeTickets: ({ input, ...call }) => {
      const seller = sellerOf(call, input.channel);
      const { tenant } = seller;
      return once(call, exchangedSchema, async (transaction) => {
        const { order, refunded } = await exchangeTickets(transaction, tools, seller, input);
        return { order: await presentOrder(transaction, tenant, order), refunded };
      });
    },
    checkVoucherAtOffice: ({ input: { channel, ...input }, session }) => {
      const tenant = officeOf(session);
      return checkVoucher(tools.database.forTenant(tenant), { tenant, channel }, input);
    },
    reseatTicket: ({ input, ...call }) => {
      const tenant = officeOf(call.session);
      return once(call, reseatedSchema, (transaction) => reseatTicket(transaction, tools, tenant, input));
    },
  } satisfies Partial<AllHandlers>;
}

const freedSchema = v.object({ places: v.number() });
const exchangedSchema = v.object({ order: saleOrderSchema, refunded: v.number() });
const reseatedSchema = v.object({
  seat: v.string(),
  place: v.string(),
  difference: v.nullable(v.number()),
});
