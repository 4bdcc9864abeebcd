import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { priceChainSchema, type PriceChain } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { exchangeMoney, type ExchangeMoney } from '@callboard/domain/booking';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { firstStep, step } from '../../../engine/records/step';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { bookSale } from './bookSale';
import { bookingOf, markPaid } from './confirmPayment';
import { checkRest } from './checkRest';
import { freePlacesOf } from './endOrder';
import { exchangeMail } from './exchangeMail';
import { holdForTickets } from './holdForTickets';
import { placeOrder } from './placeOrder';
import { addPrices, currencyOf } from './prices';
import { refundMoney } from './refundMoney';
import { readSaleFacts } from './readSaleFacts';
import { moneyOf } from './saleMoney';
import { addOrderLink, lockOrder, presentOrder, type StoredOrder } from './saleOrders';
import { writePayment } from './recordPayment';
import type { Seller } from './sellTickets';
import { hasStandingSql } from './takeTicketsBack';

type Input = ParsedInputOf<'exchangeTickets'>;

const givenRow = v.object({
  place: v.string(),
  price: v.number(),
  tax: v.number(),
  currency: v.string(),
  seat_kind: v.nullable(v.string()),
  price_type: v.string(),
  status: v.string(),
  admitted_at: v.nullable(v.date()),
  chain: priceChainSchema,
});
type Given = v.InferOutput<typeof givenRow>;

/**
 * Exchanges tickets for those of another performance in one transaction: the new places are claimed and ordered first, and where
 * one of them cannot be had, the old tickets stay as they are. Their price pays for the new ones, which cost what they cost now.
 *
 * @returns the order of the new tickets, and what was refunded
 * @throws ApiProblem 409 where a ticket is not valid any more or was scanned, a place is gone, or the price is another one
 */
export async function exchangeTickets(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  seller: Seller,
  input: Input,
): Promise<{ order: StoredOrder; refunded: number }> {
  const { tenant } = seller;
  const old = await lockOrder(transaction, tenant, input.order);
  if (!old) throw notFound();
  const given = await lockGiven(transaction, tenant, input);
  const { performance, tickets, expected_total } = input;
  const facts = await readSaleFacts(transaction, tenant, performance);
  const currency = currencyOf(facts);
  if (given.some((ticket) => ticket.currency !== currency))
    throw refusedAction(sentences.exchangeCurrency(), {}, 409);
  const wanted = { performance, tickets, hold: input.hold };
  const hold = await holdForTickets(transaction, seller, wanted, facts);
  const price = sumOf(given, 'price', currency);
  const { order: hashcode } = await placeOrder(transaction, seller, {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets,
    // Merchandise that was bought with the old tickets stays in their order.
    merchandise: [],
    payment_method: expected_total > price ? input.payment_method : null,
    voucher: null,
    expected_total,
    buyer: { name: old.buyer, email: old.email, phone: null },
    language: old.language ?? 'en',
    complimentary_reason: reasonOf(given),
    credit: price,
  });
  // The buyer, the account and the method of the old order are those of the new one.
  await transaction.query({
    text: `UPDATE orders n SET exchange_of = o.hashcode, "user" = o."user", phone = o.phone, payment_method = coalesce(n.payment_method, o.payment_method)
      FROM orders o WHERE n.tenant = $1 AND n.hashcode = $2::uuid AND o.tenant = $1 AND o.hashcode = $3::uuid`,
    values: [tenant, hashcode, old.hashcode],
  });
  const placed = await lockOrder(transaction, tenant, hashcode);
  if (!placed) throw notFound();
  const money = exchangeMoney(
    { price, tax: sumOf(given, 'tax', currency) },
    { price: placed.total, tax: placed.tax },
  );
  await giveBack(transaction, tenant, { old, placed, money, price }, input);
  await checkRest(transaction, tenant, old.hashcode, given);
  await payCredit(transaction, tenant, { old, placed, money });
  if (money.due > 0) await payDue(transaction, tenant, placed, money, { ...input, user: seller.user });
  await markPaid(transaction, tenant, hashcode, placed.total);
  await refundMoney(transaction, tenant, old, {
    amount: money.back,
    tax: money.tax.back,
    merchandise: [],
    reason: `Exchanged for order ${placed.number}`,
    user: seller.user,
    isByHand: input.by_hand,
  });
  const order = await lockOrder(transaction, tenant, hashcode);
  if (!order) throw notFound();
  if (order.email !== null) {
    const token = await addOrderLink(transaction, tenant, hashcode);
    const [before, after] = [
      await presentOrder(transaction, tenant, old),
      await presentOrder(transaction, tenant, order),
    ];
    const exchanged = {
      token,
      before,
      places: given.map(({ place }) => place),
      money,
      language: order.language,
    };
    await tools.mails.queue(transaction, tenant, exchangeMail(tools.settings, tenant, after, exchanged));
  }
  return { order, refunded: money.back };
}

/** Locks the tickets that are given back, each of which must be valid and not used. */
async function lockGiven(
  transaction: Transaction,
  tenant: TenantCode,
  { order, give }: Pick<Input, 'order' | 'give'>,
): Promise<readonly Given[]> {
  const given = await transaction.rows(givenRow, {
    text: `SELECT place, price, tax, currency, seat_kind, price_type, status, admitted_at, price_chain AS chain FROM tickets
      WHERE tenant = $1 AND "order" = $2::uuid AND hashcode = ANY ($3::uuid[]) ORDER BY instance_id FOR UPDATE`,
    values: [tenant, order, give],
  });
  const isWhole = given.length === new Set(give).size;
  if (!isWhole || given.some(({ status, admitted_at }) => status !== 'valid' || admitted_at !== null))
    throw refusedAction(sentences.ticketsNotExchangeable(), {}, 409);
  return given;
}

interface Exchange {
  old: StoredOrder;
  placed: StoredOrder;
  money: ExchangeMoney;
}

/** The old tickets open no door any more, and their places are free. */
async function giveBack(
  transaction: Transaction,
  tenant: TenantCode,
  { old, placed, money, price }: Exchange & { price: number },
  { give }: Pick<Input, 'give'>,
): Promise<void> {
  await transaction.query({
    text: `UPDATE tickets SET ${step('tickets', 'exchanged').set}, exchanged_for = $4::uuid WHERE tenant = $1 AND "order" = $2::uuid AND hashcode = ANY ($3::uuid[])`,
    values: [tenant, old.hashcode, give, placed.hashcode],
  });
  await freePlacesOf(transaction, tenant, old.hashcode, ['exchanged']);
  await transaction.query({
    text: `UPDATE orders SET refunded = refunded + $3, ${firstStep('orders', {
      exchanged: `NOT ${hasStandingSql}`,
      partly_refunded: '$4',
    })} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, old.hashcode, price, money.back > 0],
  });
}

/** Moves the credit of the old tickets from one order to the other, without any money. */
async function payCredit(
  transaction: Transaction,
  tenant: TenantCode,
  { old, placed, money: { credit, tax } }: Exchange,
): Promise<void> {
  if (credit === 0) return;
  const sides = [
    { order: old, amount: -credit, tax: -tax.creditOfOld },
    { order: placed, amount: credit, tax: tax.creditOfNew },
  ];
  for (const { order, ...side } of sides) {
    await transaction.query({
      text: `INSERT INTO payments (tenant, name, "order", provider, amount, currency, reference, status, received_at)
        VALUES ($1, $2, $3::uuid, 'exchange', $4, $5, $6, 'confirmed', now())`,
      values: [tenant, order.number, order.hashcode, side.amount, order.currency, `exchange-${randomUUID()}`],
    });
    const booked = await bookingOf(transaction, tenant, order);
    const money = [{ purpose: 'exchange', account: null, amount: side.amount } as const];
    await bookSale(transaction, tenant, { ...booked, money, tax: side.tax });
  }
}

/** The buyer pays the rest now: a bank transfer would leave the new tickets unpaid. */
async function payDue(
  transaction: Transaction,
  tenant: TenantCode,
  placed: StoredOrder,
  { due, tax }: ExchangeMoney,
  { payment_method: method, reference, user }: Pick<Input, 'payment_method' | 'reference'> & { user: string },
): Promise<void> {
  if (method === null) throw refusedAction(sentences.paymentMethodUnknown());
  const received = { method, reference, user };
  const { payment, provider } = await writePayment(transaction, tenant, placed, received, due);
  if (provider === 'bank_transfer') throw refusedAction(sentences.paymentMethodUnknown());
  await transaction.query({
    text: `UPDATE payments SET ${step('payments', 'confirmed').set}, received_at = now() WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, payment],
  });
  const booked = await bookingOf(transaction, tenant, placed);
  const money = await moneyOf(transaction, tenant, [payment]);
  await bookSale(transaction, tenant, { ...booked, money, tax: tax.due });
}

/** Complimentary tickets can be exchanged for such, for the reason that they were given. */
function reasonOf(given: readonly Given[]): string | null {
  const step = given.flatMap(({ chain }) => chain.steps).find(({ rule }) => rule === 'complimentary');
  return step?.rule === 'complimentary' ? step.reason : null;
}

/** Sum of the tickets that are given back, in the currency of the performance that they are exchanged for. */
function sumOf(given: readonly Given[], part: 'price' | 'tax', currency: PriceChain['currency']): number {
  return addPrices(
    given.map((ticket) => ({ amount: ticket[part], currency: ticket.currency })),
    currency,
  );
}
