import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits, type GiftPart, type PriceChain, type SeatKind } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { orderNumberLength, piecesTotal, transferUntil } from '@callboard/domain/booking';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { refusedAction } from '../../../engine/problems';
import { readableCode } from '../../../engine/readableCode';
import { spendGiftVouchers, sumOfGifts } from '../gift-vouchers/spendGiftVouchers';
import { endAdmission } from '../queue/admission';
import { confirmPaymentsOf, markPaid } from './confirmPayment';
import type { SaleBuyer } from './holdSeats';
import { lockDefinitions } from './generalClaims';
import { lockHold, moveHold, orderHold, readPlacesOfHold, type HoldKey } from './holds';
import { keepPerformance } from './keepPerformance';
import { pricedLines } from './merchandise';
import { writeLines } from './merchandiseLines';
import { addPrices, currencyOf } from './prices';
import { readSaleFacts } from './readSaleFacts';
import { awaitConfirmation, needsConfirmation } from './confirmEmail';
import { expireOrder } from './sale.jobs';
import { addOrderLink } from './saleOrders';
import type { SaleFacts } from './saleRows';
import { readSoldPlan } from './soldPlan';
import { checkUnpaid, lockUnpaid } from './unpaidPlaces';
import { checkTickets, toChain, totalOf, type TicketPricing } from './ticketPrices';
import { readVoucher, useVoucher } from './vouchers';
import { WrongCode } from './wrongCode';

/** The office sells to buyers whose names it does not know, and gives tickets away for a reason. */
type Input = Omit<ParsedInputOf<'placeOrder'>, 'buyer' | 'hold' | 'price_code' | 'gift_vouchers'> & {
  /** Merchandise alone is ordered for a performance, without a hold. */
  hold: HoldKey | { performance: string };
  buyer: { name: string | null; email: string | null; phone: string | null };
  /** The office needs none. */
  price_code?: string | null;
  /** @default none */
  gift_vouchers?: readonly GiftPart[];
  complimentary_reason?: string | null;
  /** Of the total, what other tickets pay that are given back for these. @default 0 */
  credit?: number;
};

/** A ticket that is to be written. */
interface NewTicket {
  hashcode: string;
  number: string;
  seat: string | null;
  definition: string | null;
  seat_kind: SeatKind | null;
  place: string;
  price_group: string | null;
  price_type: string;
  people: number;
  chain: PriceChain;
}

/** An order that was written. */
export interface WrittenOrder {
  order: string;
  token: string;
  /** Nothing is left to pay: it cost nothing, or gift vouchers paid it. */
  isPaid: boolean;
}

/**
 * Orders what a hold has and merchandise, at the prices of now: seats and pieces are the order's from here on, until it is paid, cancelled
 * or not paid in time.
 *
 * @throws ApiProblem 409 where the hold is over, merchandise is sold out, or the price is not the one that the buyer was shown; 429
 *   where too much is unpaid
 */
export async function placeOrder(
  transaction: Transaction,
  source: SaleBuyer,
  input: Input,
): Promise<WrittenOrder> {
  const { tenant, channel, user } = source;
  await lockUnpaid(transaction, source, input.buyer.email);
  const { hold, performance, places } = await openHold(transaction, tenant, input.hold);
  await keepPerformance(transaction, tenant, performance);
  const facts = await readSaleFacts(transaction, tenant, performance);
  const plan = facts.map && (await readSoldPlan(transaction, tenant, facts.map.hashcode));
  checkTickets(places, input.tickets, facts, plan, { channel, code: input.price_code });
  const number = readableCode(orderNumberLength);
  const voucher =
    input.voucher === null
      ? undefined
      : await readVoucher(transaction, tenant, input.voucher, facts, 'FOR NO KEY UPDATE');
  const tickets = input.tickets.map((ticket, index) =>
    toTicket(
      { facts, plan, channel, voucher },
      ticket,
      `${number}-${String(index + 1)}`,
      input.complimentary_reason,
    ),
  );
  const currency = currencyOf(facts);
  const sum = (part: 'total' | 'fee' | 'tax') =>
    addPrices(
      tickets.map(({ chain }) => ({ amount: chain[part], currency: chain.currency })),
      currency,
    );
  const discount = voucher
    ? totalOf({ facts, plan, channel, voucher: undefined }, input.tickets) - sum('total')
    : null;
  if (discount === 0) throw new WrongCode('voucherUnknown');
  const { event_hashcode: event } = facts.performance;
  const lines = await pricedLines(transaction, tenant, { event, currency }, input.merchandise);
  const total = sum('total') + piecesTotal(lines);
  if (total !== input.expected_total) throw refusedAction(sentences.totalChanged(), { total }, 409);
  const gifts = input.gift_vouchers ?? [];
  const due = Math.max(0, total - (input.credit ?? 0)) - sumOfGifts(gifts);
  if (due < 0) throw refusedAction(sentences.giftVouchersOver(), { total }, 409);
  const { method, isTransfer, until } = termsOfPayment(facts, input.payment_method, due, channel);
  const isUnconfirmed = isTransfer && (await needsConfirmation(transaction, source, input.buyer.email));
  const payUntil = isUnconfirmed ? minutesAfter(facts.now, saleLimits.holdMinutes) : until;
  const order = randomUUID();
  await transaction.query({
    text: `INSERT INTO orders (tenant, hashcode, number, buyer, email, phone, performance, places, currency, total, fees, tax, paid, refunded,
        to_refund, channel, payment_method, pay_until, seat_hold, "user", sold_by, language, voucher, discount)
      VALUES ($1, $2::uuid, $3, $4, $5, $6, $7::uuid, $8, $9, $10, $11, $12, 0, 0, 0, $13, $14::uuid, $15::timestamptz, $16::uuid, $17::uuid, $18::uuid, $19,
        $20::uuid, $21)`,
    values: [
      tenant,
      order,
      number,
      input.buyer.name,
      input.buyer.email,
      input.buyer.phone,
      facts.performance.hashcode,
      tickets.length,
      currency,
      total,
      sum('fee'),
      sum('tax') + lines.reduce((tax, line) => tax + line.quantity * line.tax, 0),
      channel,
      method,
      payUntil,
      hold,
      channel === 'online' ? user : null,
      channel === 'online' ? null : user,
      input.language,
      voucher?.hashcode ?? null,
      discount,
    ],
  });
  if (isUnconfirmed && until !== null) await awaitConfirmation(transaction, tenant, order, until);
  if (voucher) await useVoucher(transaction, tenant, voucher.hashcode, order);
  await writeTickets(transaction, tenant, { order, facts, channel }, tickets);
  if (hold !== null) {
    await moveClaims(transaction, tenant, hold, facts, tickets);
    if (facts.performance.queue_size !== null) await endAdmission(transaction, tenant, hold);
    await moveHold(transaction, tenant, hold, source.network, input.buyer.email);
    if (total > 0) await checkUnpaid(transaction, source, facts, plan, input.buyer.email);
  }
  await writeLines(transaction, tenant, { order, performance, currency }, lines);
  const paid = { hashcode: order, number, currency, user: isTransfer || channel === 'online' ? null : user };
  const payments = await spendGiftVouchers(transaction, tenant, paid, gifts);
  if (payUntil !== null)
    await addJob(transaction, expireOrder, { tenant, order }, { startAfter: new Date(payUntil) });
  const isPaid = due === 0 && input.credit === undefined;
  // An order that costs nothing is paid as it is placed.
  if (isPaid && total === 0) await markPaid(transaction, tenant, order, 0);
  if (isPaid && total > 0) await confirmPaymentsOf(transaction, tenant, payments);
  return { order, token: await addOrderLink(transaction, tenant, order), isPaid };
}

/** Locks the hold that is ordered from. */
async function openHold(transaction: Transaction, tenant: TenantCode, given: Input['hold']) {
  if ('performance' in given)
    return { hold: null, performance: given.performance, places: { seats: [], general: [] } };
  const { hashcode, performance } = await lockHold(transaction, tenant, given);
  return { hold: hashcode, performance, places: await readPlacesOfHold(transaction, tenant, hashcode) };
}

function toTicket(
  pricing: TicketPricing,
  { seat, definition, price_type }: Input['tickets'][number],
  number: string,
  reason: string | null = null,
): NewTicket {
  const { facts, plan } = pricing;
  const chain = toChain(pricing, { seat, definition, price_type });
  const type = facts.types.find(({ hashcode }) => hashcode === price_type);
  if (type?.is_complimentary && reason === null) throw refusedAction(sentences.complimentaryNeedsReason());
  const general = facts.general.find(({ hashcode }) => hashcode === definition);
  return {
    hashcode: randomUUID(),
    number,
    seat: seat ?? null,
    definition: definition ?? null,
    seat_kind: (seat !== undefined && plan?.terms.get(seat)?.kind) || null,
    place: (seat === undefined ? general?.name : plan?.placeOf(seat)) ?? '',
    price_group: (seat !== undefined && plan?.terms.get(seat)?.group) || null,
    price_type,
    people: seat === undefined ? (type?.people ?? 1) : 1,
    chain: type?.is_complimentary ? withReason(chain, type.name, reason ?? '') : chain,
  };
}

/** The chain of a complimentary ticket also has the reason for it. */
function withReason(chain: PriceChain, name: string, reason: string): PriceChain {
  return { ...chain, steps: [...chain.steps, { rule: 'complimentary', name, reason }] };
}

/** How an order is paid, and until when. */
function termsOfPayment(
  { methods, performance, now }: SaleFacts,
  hashcode: string | null,
  due: number,
  channel: SaleBuyer['channel'],
): { method: string | null; isTransfer: boolean; until: string | null } {
  if (due === 0) return { method: null, isTransfer: false, until: null };
  const method = methods.find((each) => each.hashcode === hashcode);
  const isKnown = channel === 'online' ? method?.is_online : method !== undefined;
  if (!method || !isKnown) throw refusedAction(sentences.paymentMethodUnknown());
  if (method.kind === 'card' || method.kind === 'cash')
    return {
      method: method.hashcode,
      isTransfer: false,
      until: minutesAfter(now, saleLimits.cardMinutes),
    };
  const until = transferUntil(Date.parse(performance.starts_at), Date.parse(now));
  if (method.kind !== 'bank_transfer' || until === null)
    throw refusedAction(sentences.paymentMethodUnknown());
  return { method: method.hashcode, isTransfer: true, until: new Date(until).toISOString() };
}

function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

async function writeTickets(
  transaction: Transaction,
  tenant: TenantCode,
  { order, facts, channel }: { order: string; facts: SaleFacts; channel: SaleBuyer['channel'] },
  tickets: readonly NewTicket[],
): Promise<void> {
  const rows = tickets.map(({ chain, ...ticket }) => ({
    ...ticket,
    price_chain: chain,
    currency: chain.currency,
    price: chain.total,
    fee: chain.fee,
    tax: chain.tax,
  }));
  await transaction.query({
    text: `INSERT INTO tickets (tenant, hashcode, number, "order", performance, seat_map, seat, seat_kind, place, general_admission, price_group, price_type,
        people, currency, price, fee, tax, price_chain, channel, admitted)
      SELECT $1, t.hashcode, t.number, $2::uuid, $3::uuid, CASE WHEN t.seat IS NOT NULL THEN $4::uuid END, t.seat, t.seat_kind, t.place, t.definition, t.price_group,
        t.price_type, t.people, t.currency, t.price, t.fee, t.tax, t.price_chain, $5, 0
      FROM json_to_recordset($6) AS t (hashcode uuid, number text, seat text, definition uuid, seat_kind text, place text, price_group uuid, price_type uuid,
        people int, currency text, price int, fee int, tax int, price_chain jsonb)`,
    values: [
      tenant,
      order,
      facts.performance.hashcode,
      facts.map?.hashcode ?? null,
      channel,
      JSON.stringify(rows),
    ],
  });
}

/** Moves the claims of the hold to the tickets, where they do not expire. */
async function moveClaims(
  transaction: Transaction,
  tenant: TenantCode,
  hold: string,
  facts: SaleFacts,
  tickets: readonly NewTicket[],
): Promise<void> {
  const seats = tickets.filter(({ seat }) => seat !== null);
  if (seats.length > 0) {
    const moved = await transaction.rows(v.object({ seat: v.string() }), {
      text: `UPDATE seat_claims c SET ticket = t.hashcode, hold = NULL, expires_at = NULL
        FROM json_to_recordset($4) AS t (hashcode uuid, seat text)
        WHERE c.tenant = $1 AND c.seat_map = $2::uuid AND c.hold = $3::uuid AND c.seat = t.seat RETURNING c.seat`,
      values: [tenant, facts.map?.hashcode ?? null, hold, JSON.stringify(seats)],
    });
    // The hold expired a moment ago, and another buyer took one of its seats.
    if (moved.length < seats.length) throw refusedAction(sentences.holdGone(), {}, 409);
  }
  const places = tickets.filter(({ definition }) => definition !== null);
  if (places.length > 0) {
    await lockDefinitions(transaction, tenant, facts.general);
    const given = await transaction.rows(v.object({ quantity: v.number() }), {
      text: `DELETE FROM general_claims WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL AND expires_at > clock_timestamp()
        RETURNING quantity`,
      values: [tenant, hold],
    });
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
    if (sumOf(given.map(({ quantity }) => quantity)) < sumOf(places.map(({ people }) => people)))
      throw refusedAction(sentences.holdGone(), {}, 409);
    await transaction.query({
      text: `INSERT INTO general_claims (tenant, definition, ticket, quantity)
        SELECT $1, t.definition, t.hashcode, t.people FROM json_to_recordset($2) AS t (hashcode uuid, definition uuid, people int)`,
      values: [tenant, JSON.stringify(places)],
    });
  }
  await orderHold(transaction, tenant, hold);
}
