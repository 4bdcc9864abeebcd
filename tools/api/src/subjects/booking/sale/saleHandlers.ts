import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type SaleOrder } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { networkOf } from '../../../engine/networkOf';
import { notFound, refusedAction } from '../../../engine/problems';
import type { RecordContext } from '../../../engine/records/recordContext';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { extendAdmission } from '../queue/admission';
import { checkGiftVoucher as readGiftVoucher } from '../gift-vouchers/giftVoucherRows';
import { joinQueue, leaveQueue, readPlace } from '../queue/queuePlaces';
import { createAnswerOrderRequest } from '../requests/answerOrderRequest';
import { offerSeats } from '../waiting/offerSeats';
import { createTakeOffWaitingList } from '../waiting/takeOffWaitingList';
import { joinWaitingList, leaveWaitingList } from '../waiting/waitingParties';
import { answerIdempotently } from './answerIdempotently';
import { createBuyerOrderHandlers, orderOfLink } from './buyerOrderHandlers';
import { createConfirmHandlers } from './confirmHandlers';
import { createPayments } from './createPayments';
import { openPayment } from './openPayment';
import { holdBest, holdSeats, WaitingListFirst, type SaleBuyer } from './holdSeats';
import { lockHold, presentHold, readOpenHold } from './holds';
import { createOfficeHandlers } from './officeOrders';
import { mailCode } from './mailCode';
import { placeOrder } from './placeOrder';
import { readProgramme, readSaleOffer, readSalePlan, readSaleSeats } from './readProgramme';
import { readSaleFacts } from './readSaleFacts';
import { releaseHolds } from './releaseHolds';
import { orderHref, orderMail } from './saleMails';
import { orderOfToken, presentOrder, readOrder, type StoredOrder } from './saleOrders';
import { queueSale, laneOf, type SaleSubject } from './saleTurns';
import { signedInUser } from './signedInUser';
import { readSoldPlan } from './soldPlan';
import { checkVoucher } from './vouchers';
import { WrongCode } from './wrongCode';

type SaleTools = Pick<ActionTools, 'database' | 'mails' | 'providers' | 'secrets' | 'sessions' | 'settings'>;

/** The public shop, and what the office does with its orders. */
export function createSaleHandlers(tools: SaleTools, context: RecordContext) {
  const { database, mails, providers, secrets, sessions, settings } = tools;
  const payments = createPayments(tools);

  /** A tenant that sells no tickets has no shop. */
  function shopOf({ tenant }: FastifyRequest): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  /** A stranger, or the user of the session that the call is sent with: then the order is theirs. */
  async function buyerOf(request: FastifyRequest): Promise<SaleBuyer> {
    const tenant = shopOf(request);
    const user = await signedInUser(request, sessions);
    const isUnlimited = settings.rateLimit === 0;
    return { tenant, channel: 'online', network: networkOf(request.ip), user, isUnlimited };
  }

  /** Writes for a buyer, once for an Idempotency-Key. `isSeated`: the best seats are wanted. */
  async function write<T extends object>(
    request: FastifyRequest,
    subject: SaleSubject | null,
    work: (transaction: Transaction) => Promise<T>,
    isSeated = false,
  ): Promise<T> {
    const { tenant } = request;
    const lane = await laneOf(database.forTenant(tenant), tenant, subject);
    const { value } = await queueSale(tenant, lane, isSeated, () =>
      database
        .forTenant(tenant)
        .write({ actor: null }, (transaction) =>
          answerIdempotently(transaction, request, secrets, () => work(transaction)),
        ),
    );
    return value;
  }

  /** Wrong codes of a network are counted, and no right ones: a school orders by one code from one address. */
  async function countingGuesses<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const guesses = request.server.guessesAt(request, 'voucher');
    guesses.assertLeft();
    try {
      return await work();
    } catch (error) {
      if (error instanceof WrongCode) await guesses.countWrong();
      throw error;
    }
  }

  async function storedOrder(
    transaction: Transaction,
    tenant: TenantCode,
    hashcode: string,
  ): Promise<StoredOrder> {
    const stored = await readOrder(transaction, tenant, hashcode);
    if (!stored) throw notFound();
    return stored;
  }

  /** An order after a change of it; its buyer gets a mail: a stranger's, as nothing is paid yet. */
  async function orderNow(
    transaction: Transaction,
    tenant: TenantCode,
    stored: StoredOrder,
    token: string,
  ): Promise<SaleOrder> {
    const order = await presentOrder(transaction, tenant, stored);
    if (stored.is_unconfirmed) {
      await mailCode(transaction, { mails, settings }, tenant, stored);
    } else {
      const mail = orderMail(settings, tenant, order, token, stored.language);
      await mails.queueForStranger(transaction, tenant, 'shop', mail);
    }
    return order;
  }

  /** Free places are for those who wait for them, before they are for a stranger who comes now. */
  async function afterOffers<T>(
    request: FastifyRequest,
    performance: string,
    work: (buyer: SaleBuyer) => Promise<T>,
  ): Promise<T> {
    const buyer = await buyerOf(request);
    try {
      return await work({ ...buyer, isServed: false });
    } catch (error) {
      if (!(error instanceof WaitingListFirst)) throw error;
      await offerSeats({ database, mails, settings }, buyer.tenant, performance);
      return work(buyer);
    }
  }

  return {
    ...createOfficeHandlers(context, { mails, settings }),
    ...createConfirmHandlers({ mails, settings, buyerOf, write }),
    ...createBuyerOrderHandlers({ database, mails, settings, shopOf, write }),
    answerOrderRequest: createAnswerOrderRequest(context, { mails, settings }),
    takeOffWaitingList: createTakeOffWaitingList(context, { mails, settings }),

    saleProgramme: async ({ input, request }) => {
      const tenant = shopOf(request);
      return { performances: await readProgramme(database.forTenant(tenant), tenant, input) };
    },
    saleOffer: async ({ input: { performance }, request }) => {
      const tenant = shopOf(request);
      const offer = await readSaleOffer(database.forTenant(tenant), tenant, performance);
      if (providers.takesCards) return offer;
      return { ...offer, payment_methods: offer.payment_methods.filter(({ kind }) => kind !== 'card') };
    },
    salePlan: async ({ input: { version }, request }) => {
      const tenant = shopOf(request);
      return { plan: await readSalePlan(database.forTenant(tenant), tenant, version) };
    },
    saleSeats: ({ input: { performance }, request }) => {
      const tenant = shopOf(request);
      return readSaleSeats(database.forTenant(tenant), tenant, performance);
    },

    holdSeats: ({ input, request }) =>
      afterOffers(request, input.performance, (buyer) =>
        write(request, { performance: input.performance }, async (transaction) => ({
          hold: await holdSeats(transaction, { ...buyer, owner: input.owner }, input),
        })),
      ),
    holdBest: ({ input, request }) =>
      afterOffers(request, input.performance, (buyer) =>
        write(
          request,
          { performance: input.performance },
          async (transaction) => ({
            hold: await holdBest(transaction, { ...buyer, owner: input.owner }, input),
          }),
          true,
        ),
      ),
    readHold: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { hold: input.hashcode }, async (transaction) => {
        const hold = await lockHold(transaction, tenant, input);
        const { map } = await readSaleFacts(transaction, tenant, hold.performance);
        const plan = map && (await readSoldPlan(transaction, tenant, map.hashcode));
        return { hold: await presentHold(transaction, tenant, hold, input.secret, plan) };
      });
    },
    joinWaitingList: async ({ input, request }) => {
      const tenant = shopOf(request);
      await offerSeats({ database, mails, settings }, tenant, input.performance);
      return write(request, { performance: input.performance }, async (transaction) => {
        await joinWaitingList(transaction, { database, mails, settings }, tenant, input);
        return {};
      });
    },
    leaveWaitingList: ({ input: { token }, request }) => {
      const tenant = shopOf(request);
      return write(request, null, async (transaction) => {
        await leaveWaitingList(transaction, tenant, token);
        return {};
      });
    },
    extendHold: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { hold: input.hashcode }, async (transaction) => {
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
        const { map, performance } = await readSaleFacts(transaction, tenant, hold.performance);
        if (performance.queue_size !== null) await extendAdmission(transaction, tenant, hold);
        const plan = map && (await readSoldPlan(transaction, tenant, map.hashcode));
        return { hold: await presentHold(transaction, tenant, hold, input.secret, plan) };
      });
    },
    releaseHold: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { hold: input.hashcode }, async (transaction) => {
        await lockHold(transaction, tenant, input);
        await releaseHolds(transaction, tenant, { hold: input.hashcode });
        return {};
      });
    },

    joinQueue: async ({ input: { performance }, request }) => {
      const tenant = shopOf(request);
      const source = { network: networkOf(request.ip), isUnlimited: settings.rateLimit === 0 };
      const { token } = await write(request, { performance }, async (transaction) => ({
        token: await joinQueue(transaction, tenant, performance, source),
      }));
      if (token === null) return { place: { status: 'open' }, token };
      return { place: await readPlace(database.forTenant(tenant), tenant, { performance, token }), token };
    },
    readQueue: async ({ input, request }) => {
      const tenant = shopOf(request);
      return { place: await readPlace(database.forTenant(tenant), tenant, input) };
    },
    leaveQueue: ({ input, request }) => {
      const tenant = shopOf(request);
      return write(request, { performance: input.performance }, async (transaction) => {
        await leaveQueue(transaction, tenant, input);
        return {};
      });
    },

    checkVoucher: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      const check = () => checkVoucher(database.forTenant(buyer.tenant), buyer, input);
      return countingGuesses(request, check);
    },
    checkGiftVoucher: async ({ input: { hold, code }, request }) => {
      const tenant = shopOf(request);
      const queries = database.forTenant(tenant);
      return countingGuesses(request, async () => {
        await readOpenHold(queries, tenant, hold);
        return readGiftVoucher(queries, tenant, code);
      });
    },
    placeOrder: async ({ input, request }) => {
      const buyer = await buyerOf(request);
      const { tenant } = buyer;
      const place = () =>
        write(request, { hold: input.hold.hashcode }, async (transaction) => {
          const { order, token } = await placeOrder(transaction, buyer, input);
          // Its own transaction wrote it: no one else can change it yet.
          const stored = await storedOrder(transaction, tenant, order);
          const isByCard = stored.status === 'unpaid' && stored.method?.kind === 'card';
          if (isByCard && !providers.takesCards) throw refusedAction(sentences.paymentMethodUnknown());
          const open =
            isByCard && providers.current.hasPage
              ? await openPayment(transaction, tenant, stored, providers.current.name, {})
              : null;
          const now = open ? await storedOrder(transaction, tenant, order) : stored;
          return { order: await orderNow(transaction, tenant, now, token), token, open };
        });
      // An order with a code is as good a guess as a question about it.
      const hasCode = (input.voucher ?? input.price_code) !== null || input.gift_vouchers.length > 0;
      const placed = await (hasCode ? countingGuesses(request, place) : place());
      const { order, token, open } = placed;
      if (!open) return { order, token };
      // Where the provider does not answer now, it does when the buyer pays.
      await payments.pay(tenant, open, {}, orderHref(settings, tenant, token)).catch(() => undefined);
      return { order: await orderOfLink(database.forTenant(tenant), tenant, token), token };
    },
    payOrder: async ({ input, request }) => {
      const tenant = shopOf(request);
      const { token } = input;
      // Not once for a key: a second call goes on with the payment that the first one opened.
      const lane = await laneOf(database.forTenant(tenant), tenant, { order: token });
      const { value: open } = await queueSale(tenant, lane, false, () =>
        database.forTenant(tenant).write({ actor: null }, async (transaction) => {
          const order = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
          return openPayment(transaction, tenant, order, providers.current.name, input);
        }),
      );
      if (open) await payments.pay(tenant, open, input, orderHref(settings, tenant, token));
      return { order: await orderOfLink(database.forTenant(tenant), tenant, token) };
    },
  } satisfies Partial<AllHandlers>;
}
