import type { TenantCode } from '@callboard/api-contract';
import {
  saleLimits,
  type OfficeOffer,
  type OfficeOrder,
  type SalePerformance,
} from '@callboard/api-contract/booking';
import { dayOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { cardToPayBack } from './payBack';
import { hasPrice } from './prices';
import {
  hasTransferTime,
  presentPerformance,
  pricesOf,
  readAvailability,
  readSaleOffer,
} from './readProgramme';
import { announcedSql, performanceSql, readFactsOf, readSaleFacts } from './readSaleFacts';
import { providerOf } from './recordPayment';
import { presentOrder, readOrder } from './saleOrders';
import type { SaleFacts } from './saleRows';

const maxPerformances = 60;
const hashcodeRow = v.object({ hashcode: v.string() });

/** The performances that the office sells: also before the shop opens, and for some hours after the beginning. */
export async function readOfficeProgramme(queries: Queries, tenant: TenantCode): Promise<SalePerformance[]> {
  const isSold = `plan_version IS NOT NULL AND m.status IN ('on_sale', 'paused')`;
  const rows = await queries.rows(hashcodeRow, {
    text: `SELECT q.hashcode FROM (${performanceSql} AND ${announcedSql}) q
      WHERE q.starts_at > now() - interval '6 hours'
        AND (EXISTS (SELECT FROM seat_maps m WHERE m.tenant = $1 AND m.performance = q.hashcode AND ${isSold})
          OR EXISTS (SELECT FROM general_admission_definitions d WHERE d.tenant = $1 AND d.performance = q.hashcode
            AND d.status IN ('on_sale', 'paused')))
      ORDER BY q.starts_at, q.hashcode LIMIT ${maxPerformances}`,
    values: [tenant],
  });
  const hashcodes = rows.map(({ hashcode }) => hashcode);
  const facts = await readFactsOf(queries, tenant, hashcodes);
  const availability = await readAvailability(queries, tenant, facts);
  return facts.flatMap((each, index) => {
    const own = availability[index];
    return own ? [presentPerformance(each, own, 'office')] : [];
  });
}

/** All that the box office needs of a performance, but for the drawing and the states of its seats. */
export async function readOfficeOffer(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<OfficeOffer> {
  const offer = await readSaleOffer(queries, tenant, hashcode);
  const facts = await readSaleFacts(queries, tenant, hashcode);
  const { performance, types, general, methods, now } = facts;
  const isOnSale = new Map(
    general.map((ticket) => [
      ticket.hashcode,
      (ticket.status === 'on_sale' || ticket.status === 'paused') && hasPrice(facts, ticket.hashcode),
    ]),
  );
  const today = dayOfInstant(now, performance.zone);
  return {
    ...offer,
    price_types: types.map(({ code, ...type }) => ({ ...type, needs_code: code !== null })),
    prices: pricesOf(facts, 'office'),
    general: offer.general.map((ticket) => ({
      ...ticket,
      is_on_sale: isOnSale.get(ticket.hashcode) ?? false,
    })),
    most_in_order: saleLimits.places,
    payment_methods: methods
      .filter((method) => canTake(method, facts))
      .toSorted((one, other) => Number(other.kind === 'cash') - Number(one.kind === 'cash'))
      .map(({ is_online: _, ...method }) => method),
    channel: dayOfInstant(performance.starts_at, performance.zone) === today ? 'door' : 'office',
  };
}

function canTake(method: SaleFacts['methods'][number], facts: SaleFacts): boolean {
  const provider = providerOf(method);
  return provider === 'bank_transfer' ? hasTransferTime(facts) : provider !== null;
}

const orderName = v.object({ hashcode: v.string(), number: v.string() });
const orderFacts = v.object({
  phone: v.nullable(v.string()),
  channel: v.picklist(['online', 'office', 'door']),
  to_refund: v.number(),
  exchanged: v.number(),
  exchange_of: v.nullable(orderName),
  exchanges: v.array(v.object({ ticket: v.string(), order: orderName })),
  seats: v.array(v.object({ ticket: v.string(), seat: v.string(), group: v.nullable(v.string()) })),
  methods: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      kind: v.picklist(['card', 'bank_transfer', 'cash', 'invoice', 'voucher']),
      instructions: v.nullable(v.string()),
      is_online: v.boolean(),
    }),
  ),
});

/** An order with what the office does with it. */
export async function readOfficeOrder(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<OfficeOrder> {
  const stored = await readOrder(queries, tenant, hashcode);
  const [facts] = await queries.rows(orderFacts, {
    text: `SELECT o.phone, o.channel, o.to_refund,
        (SELECT coalesce(-sum(p.amount), 0)::int FROM payments p
          WHERE p.tenant = $1 AND p."order" = o.hashcode AND p.provider = 'exchange' AND p.amount < 0) AS exchanged,
        (SELECT json_build_object('hashcode', e.hashcode, 'number', e.number) FROM orders e
          WHERE e.tenant = $1 AND e.hashcode = o.exchange_of) AS exchange_of,
        (SELECT coalesce(json_agg(json_build_object('ticket', t.hashcode, 'order', json_build_object('hashcode', e.hashcode, 'number', e.number))), '[]')
          FROM tickets t JOIN orders e ON e.tenant = $1 AND e.hashcode = t.exchanged_for WHERE t.tenant = $1 AND t."order" = o.hashcode) AS exchanges,
        (SELECT coalesce(json_agg(json_build_object('ticket', t.hashcode, 'seat', t.seat, 'group', t.price_group)), '[]') FROM tickets t
          WHERE t.tenant = $1 AND t."order" = o.hashcode AND t.seat IS NOT NULL AND t.status IN ('reserved', 'valid')) AS seats,
        (SELECT coalesce(json_agg(json_build_object('hashcode', m.hashcode, 'name', m.name, 'kind', m.kind, 'instructions', m.instructions,
            'is_online', m.is_online) ORDER BY m.kind <> 'cash', m.name), '[]') FROM payment_methods m
          WHERE m.tenant = $1 AND m.status = 'active') AS methods
      FROM orders o WHERE o.tenant = $1 AND o.hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  if (!stored || !facts) throw notFound();
  const { methods, ...rest } = facts;
  const card = await cardToPayBack(queries, tenant, hashcode, facts.to_refund);
  return {
    ...rest,
    is_card_refundable: card !== null,
    order: await presentOrder(queries, tenant, stored),
    methods: methods
      .filter((method) => providerOf(method) !== null)
      .map(({ is_online: _, ...method }) => method),
  };
}
