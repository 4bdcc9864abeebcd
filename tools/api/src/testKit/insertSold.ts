import { randomUUID } from 'node:crypto';
import type { TenantCode } from '@callboard/api-contract';
import type { Queries } from '../engine/database/TenantDatabase';

/** Collections that selling makes, and that no route creates by itself. */
export const soldCollections = [
  'seatHolds',
  'orders',
  'tickets',
  'merchandiseLines',
  'orderRequests',
  'payments',
  'waitingParties',
] as const;
export type SoldCollection = (typeof soldCollections)[number];

export function isSoldCollection(name: string): name is SoldCollection {
  return soldCollections.some((sold) => sold === name);
}

interface Sold {
  performance: string;
  priceType: string;
  method: string;
  /** Absent: the order has none. */
  merchandise?: string | undefined;
  user: string | null;
  /** Makes the texts of one differ from those of another. */
  nth: number;
}

/** Writes an order with one ticket and merchandise, its hold, its payment and the waiting party it was offered to, and answers their hashcodes. */
export async function insertSold(
  queries: Queries,
  tenant: TenantCode,
  { performance, priceType, method, merchandise, user, nth }: Sold,
): Promise<Readonly<Record<SoldCollection, string>>> {
  const [seatHolds, orders, tickets, payments] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [merchandiseLines, orderRequests, waitingParties] = [randomUUID(), randomUUID(), randomUUID()];
  const number = `T${String(nth).padStart(7, '0')}`;
  const chain = {
    currency: 'NZD',
    at: '2027-05-01T00:00:00Z',
    steps: [],
    total: 2_000 + nth,
    fee: 150,
    tax: 260,
  };
  await queries.query({
    text: `INSERT INTO seat_holds (tenant, hashcode, name, performance, channel, places, expires_at, is_extended, "user", status)
      VALUES ($1, $2, $3, $4, 'online', 1, now() + $5 * interval '1 minute', $6, $7, 'ordered')`,
    values: [tenant, seatHolds, `Hold ${nth}`, performance, nth, nth % 2 === 0, user],
  });
  await queries.query({
    text: `INSERT INTO orders (tenant, hashcode, number, buyer, email, phone, performance, places, currency, total, discount, fees, tax, paid, refunded,
        to_refund, channel, payment_method, pay_until, paid_at, seat_hold, "user", sold_by, language, note, status)
      VALUES ($1, $2, $3, $4, $5, '021 555 0123', $6, 1, 'NZD', $7, 100, 150, 260, $7, 0, 0, 'online', $8, now() + $9 * interval '1 minute',
        now(), $10, $11, $11, 'en', $12, 'paid')`,
    values: [
      tenant,
      orders,
      number,
      `Buyer ${nth}`,
      `buyer.${nth}@example.org`,
      performance,
      chain.total,
      method,
      nth,
      seatHolds,
      user,
      `Note ${nth}`,
    ],
  });
  await queries.query({
    text: `INSERT INTO tickets (tenant, hashcode, number, "order", performance, seat, place, price_type, people, currency, price, fee, tax,
        price_chain, channel, admitted, status)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, 'NZD', $9, 150, 260, $10, 'online', 0, 'valid')`,
    values: [
      tenant,
      tickets,
      `${number}-1`,
      orders,
      performance,
      `a-${nth}`,
      `Stalls · A ${nth}`,
      priceType,
      chain.total,
      JSON.stringify(chain),
    ],
  });
  if (merchandise !== undefined)
    await queries.query({
      text: `INSERT INTO merchandise_lines (tenant, hashcode, name, "order", performance, merchandise, quantity, refunded, restocked, currency, price,
          tax, tax_rate, handed_over_at, status)
        VALUES ($1, $2, $3, $4, $5, $6, $7::int, 0, 0, 'NZD', 500 + $7::int, 65, 15, now() + $7::int * interval '1 minute', 'sold')`,
      values: [
        tenant,
        merchandiseLines,
        `Programme ${nth}`,
        orders,
        performance,
        merchandise,
        1 + (nth % 100),
      ],
    });
  await queries.query({
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, received_at, reason,
        received_by, status)
      VALUES ($1, $2, $3, $4, $5, 'simulated', $6, 'NZD', $7, now(), $8, $9, 'confirmed')`,
    values: [
      tenant,
      payments,
      `Payment ${nth}`,
      orders,
      method,
      chain.total,
      `sim-${number}`,
      `Reason ${nth}`,
      user,
    ],
  });
  await queries.query({
    text: `INSERT INTO order_requests (tenant, hashcode, kind, "order", email, text, new_email, answer, note, status)
      VALUES ($1, $2, 'email', $3, $4, $5, $6, $7, $8, 'done')`,
    values: [
      tenant,
      orderRequests,
      orders,
      `buyer.${nth}@example.org`,
      `Text ${nth}`,
      `new.${nth}@example.org`,
      `Answer ${nth}`,
      `Note ${nth}`,
    ],
  });
  await queries.query({
    text: `INSERT INTO waiting_parties (tenant, hashcode, name, email, performance, places, is_accessible, offered_at, offered_until, seat_hold,
        language, note, status)
      VALUES ($1, $2, $3, $4, $5, $6::int, $7, now(), now() + $6::int * interval '1 minute', $8, 'en', $9, 'bought')`,
    values: [
      tenant,
      waitingParties,
      `Party ${nth}`,
      `party.${nth}@example.org`,
      performance,
      1 + (nth % 500),
      nth % 2 === 0,
      seatHolds,
      `Note ${nth}`,
    ],
  });
  return { seatHolds, orders, tickets, merchandiseLines, orderRequests, payments, waitingParties };
}
