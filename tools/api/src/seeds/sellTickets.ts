import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { SaleMerchandise } from '@callboard/api-contract/booking';
import type { Random } from '@callboard/api-contract/tenant';
import { piecesTotal } from '@callboard/domain/booking';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { confirmPaymentOf } from '../subjects/booking/sale/confirmPayment';
import { holdBest, type SaleBuyer } from '../subjects/booking/sale/holdSeats';
import { markHandedOver } from '../subjects/booking/sale/merchandiseLines';
import { placeOrder } from '../subjects/booking/sale/placeOrder';
import { offeredMerchandise } from '../subjects/booking/sale/merchandise';
import { currencyOf, priceIn } from '../subjects/booking/sale/prices';
import { readSaleFacts } from '../subjects/booking/sale/readSaleFacts';
import type { SaleFacts } from '../subjects/booking/sale/saleRows';
import { closeShift } from '../subjects/booking/box-office/closeShift';
import { openShift } from '../subjects/booking/box-office/openShift';
import type { Database } from '../engine/database/openDatabase';
import type { Transaction } from '../engine/database/TenantDatabase';
import { drawPeople, fullName } from './drawPerson';
import { createRandom } from './random';

/** How many orders a performance on sale begins with. */
const orderCount = 40;

const hashcodeRow = v.object({ hashcode: v.string() });

/**
 * Sells a part of what is on sale, by the same code that sells to buyers: so holds, orders, tickets, their codes and the books are those
 * of a real sale. Does nothing for a tenant that sells no tickets.
 */
export async function sellTickets(database: Database, tenant: TenantCode): Promise<void> {
  if (!tenants[tenant].features.ticketing) return;
  await database.forTenant(tenant).write({ actor: null, statementSeconds: 120 }, async (transaction) => {
    const performances = await transaction.rows(hashcodeRow, {
      text: `SELECT p.hashcode FROM performances p JOIN seat_maps m ON m.tenant = p.tenant AND m.performance = p.hashcode
        WHERE p.tenant = $1 AND m.status = 'on_sale' AND p.status = 'scheduled' ORDER BY p.starts_at`,
      values: [tenant],
    });
    for (const { hashcode } of performances) await sellPerformance(transaction, tenant, hashcode);
    await countCash(transaction, tenant);
  });
}

async function sellPerformance(
  transaction: Transaction,
  tenant: TenantCode,
  performance: string,
): Promise<void> {
  const facts = await readSaleFacts(transaction, tenant, performance);
  const random = createRandom(`${tenant} ${facts.performance.name} tickets`);
  for (const [nth, person] of drawPeople(random, orderCount).entries()) {
    const name = fullName(person);
    const isAtOffice = nth % 8 === 0;
    const buyer: SaleBuyer = {
      tenant,
      channel: isAtOffice ? 'office' : 'online',
      network: 'seed',
      user: null,
      isUnlimited: true,
    };
    const order = await buy(transaction, facts, buyer, name, random);
    // One after the other, over the last days.
    const at = new Date(Date.now() - (orderCount - nth) * random.integer(5, 9) * 3_600_000);
    // The last ones have not arrived yet.
    const waits = !isAtOffice && nth >= orderCount - 2;
    if (!waits) await confirmPaymentOf(transaction, tenant, await addPayment(transaction, tenant, order), at);
    // A buyer at the counter collects it there.
    if (isAtOffice) await markHandedOver(transaction, tenant, order, null, true);
  }
}

/** The cash of the counter is of a shift, which was counted and closed. */
async function countCash(transaction: Transaction, tenant: TenantCode): Promise<void> {
  const [clerk] = await transaction.rows(hashcodeRow, {
    text: `SELECT hashcode FROM users WHERE tenant = $1 AND 'staff' = ANY (roles) AND status = 'active' ORDER BY created, hashcode LIMIT 1`,
    values: [tenant],
  });
  if (!clerk) return;
  const float = 20_000;
  const till = { clerk: clerk.hashcode, till: 'Front desk', float, currency: 'NZD' };
  const shift = await openShift(transaction, tenant, till);
  const taken = await transaction.rows(v.object({ amount: v.number() }), {
    text: `UPDATE payments SET shift = $2::uuid WHERE tenant = $1 AND provider = 'cash' AND currency = 'NZD' RETURNING amount`,
    values: [tenant, shift],
  });
  await transaction.query({
    text: `UPDATE box_office_shifts SET opened_at = coalesce(
        (SELECT min(received_at) FROM payments WHERE tenant = $1 AND shift = $2::uuid), opened_at)
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, shift],
  });
  const counted = taken.reduce((sum, { amount }) => sum + amount, float);
  await closeShift(transaction, tenant, { shift, counted, counts: null, reason: null, hand_over_to: null });
}

/** Orders the best seats for a party, with a student now and then. */
async function buy(
  transaction: Transaction,
  facts: SaleFacts,
  buyer: SaleBuyer,
  name: string,
  random: Random,
): Promise<string> {
  const { hashcode: performance } = facts.performance;
  const quantity = random.integer(1, 6);
  const hold = await holdBest(transaction, buyer, { performance, quantity, is_accessible: false });
  const [adult, student] = facts.types.filter(
    ({ people, is_complimentary }) => people === 1 && !is_complimentary,
  );
  if (!adult) throw new Error('There is no price for one person.');
  const tickets = hold.seats.map(({ seat, group }, index) => {
    const type = student && index > 0 && random.isLucky(0.6) ? student : adult;
    const chain = priceIn(facts, { group, by: 'category' }, type.hashcode);
    return { seat, price_type: type.hashcode, total: chain?.total ?? 0 };
  });
  const wanted = await drawPlaces(transaction, facts, buyer, random);
  const kind = buyer.channel === 'office' ? 'cash' : random.pick(['card', 'card', 'card', 'bank_transfer']);
  const { order } = await placeOrder(transaction, buyer, {
    hold,
    tickets: tickets.map(({ total: _, ...ticket }) => ticket),
    buyer: { name, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`, phone: null },
    payment_method: facts.methods.find((method) => method.kind === kind)?.hashcode ?? null,
    voucher: null,
    merchandise: wanted.map(({ hashcode, quantity }) => ({ merchandise: hashcode, quantity })),
    expected_total: tickets.reduce((sum, { total }) => sum + total, 0) + piecesTotal(wanted),
    language: 'en',
  });
  return order;
}

/** A programme for every second party, and a T-shirt now and then. */
async function drawPlaces(
  transaction: Transaction,
  facts: SaleFacts,
  { tenant }: SaleBuyer,
  random: Random,
): Promise<(SaleMerchandise & { quantity: number })[]> {
  const { event_hashcode: event } = facts.performance;
  const offered = await offeredMerchandise(transaction, tenant, { event, currency: currencyOf(facts) });
  return offered.flatMap((one) => {
    const isWanted = one.most > 0 && random.isLucky(one.price < 1_000 ? 0.5 : 0.15);
    return isWanted ? [{ ...one, quantity: Math.min(one.most, random.integer(1, 2)) }] : [];
  });
}

async function addPayment(transaction: Transaction, tenant: TenantCode, order: string): Promise<string> {
  const payment = randomUUID();
  await transaction.query({
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status)
      SELECT o.tenant, $3::uuid, o.number, o.hashcode, o.payment_method, CASE m.kind WHEN 'card' THEN 'simulated' ELSE m.kind END, o.total,
        o.currency, $3, 'pending'
      FROM orders o JOIN payment_methods m ON m.tenant = o.tenant AND m.hashcode = o.payment_method
      WHERE o.tenant = $1 AND o.hashcode = $2::uuid`,
    values: [tenant, order, payment],
  });
  return payment;
}
