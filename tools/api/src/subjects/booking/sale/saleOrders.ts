import type { TenantCode } from '@callboard/api-contract';
import { languageSchema } from '@callboard/api-contract/languages';
import {
  orderMerchandiseSchema,
  orderRequestSchema,
  postponementAnswers,
  priceChainSchema,
  ticketSeatKindSchema,
  type PayStep,
  type SaleOrder,
} from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { createToken, hashToken, tenantOfToken } from '../../../engine/sessions/tokens';
import { factsOfPerformance, performanceSql } from './readSaleFacts';
import { giftProvider } from './saleMoney';
import { instantColumn, performanceRow } from './saleRows';

const orderStatus = v.picklist([
  'unpaid',
  'paid',
  'partly_refunded',
  'refunded',
  'exchanged',
  'cancelled',
  'expired',
]);
const methodRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  kind: v.picklist(['card', 'bank_transfer', 'cash', 'invoice', 'voucher']),
  instructions: v.nullable(v.string()),
  account: v.nullable(v.string()),
});

const orderRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  status: orderStatus,
  buyer: v.nullable(v.string()),
  email: v.nullable(v.string()),
  language: v.nullable(languageSchema),
  performance: v.string(),
  total: v.number(),
  /** Part of the total that gift vouchers pay, or would have paid. */
  by_gift: v.number(),
  /** Part of the total to be paid in another way. */
  due: v.number(),
  discount: v.nullable(v.number()),
  fees: v.number(),
  tax: v.number(),
  paid: v.number(),
  refunded: v.number(),
  currency: v.string(),
  pay_until: v.nullable(instantColumn),
  seconds_left: v.nullable(v.number()),
  created: instantColumn,
  /** Its email is still to be proved, before it waits for a bank transfer. */
  is_unconfirmed: v.boolean(),
  method: v.nullable(methodRow),
  payment: v.nullable(
    v.object({
      status: v.string(),
      reference: v.nullable(v.string()),
      provider: v.string(),
      url: v.nullable(v.string()),
    }),
  ),
});
export type StoredOrder = v.InferOutput<typeof orderRow>;

const orderSql = `SELECT o.hashcode, o.number, o.status, o.buyer, o.email, o.language, o.performance, o.total, g.by_gift, o.total - g.by_gift AS due, o.discount, o.fees, o.tax, o.paid, o.refunded,
    o.currency, o.pay_until, o.created,
    EXISTS (SELECT FROM order_confirmations f WHERE f.tenant = o.tenant AND f."order" = o.hashcode AND f.confirmed_at IS NULL) AS is_unconfirmed,
    CASE WHEN o.status = 'unpaid' THEN greatest(0, floor(extract(epoch FROM o.pay_until - clock_timestamp())))::int END AS seconds_left,
    (SELECT row_to_json(q) FROM (SELECT m.hashcode, m.name, m.kind, m.instructions, m.account FROM payment_methods m
      WHERE m.tenant = o.tenant AND m.hashcode = o.payment_method) q) AS method,
    (SELECT row_to_json(q) FROM (SELECT y.status, y.reference, y.provider, g.url FROM payments y
      LEFT JOIN payment_pages g ON g.tenant = y.tenant AND g.payment = y.hashcode
      WHERE y.tenant = o.tenant AND y."order" = o.hashcode AND y.amount > 0 AND y.provider <> '${giftProvider}' ORDER BY y.created DESC, y.instance_id DESC LIMIT 1) q) AS payment
  FROM orders o CROSS JOIN LATERAL (SELECT coalesce(sum(y.amount), 0)::int AS by_gift FROM payments y
    WHERE y.tenant = o.tenant AND y."order" = o.hashcode AND y.provider = '${giftProvider}' AND y.amount > 0) g`;

/**
 * The order that a link leads to, locked where it is to be changed.
 *
 * @throws ApiProblem 404 for a link of no order
 */
export async function orderOfToken(
  queries: Queries,
  tenant: TenantCode,
  token: string,
  lock: '' | 'FOR UPDATE OF o' = '',
): Promise<StoredOrder> {
  const rows =
    tenantOfToken(token) === tenant
      ? await queries.rows(orderRow, {
          text: `${orderSql} JOIN order_links l ON l.tenant = o.tenant AND l."order" = o.hashcode
            WHERE o.tenant = $1 AND l.digest = $2 ${lock}`,
          values: [tenant, hashToken(token)],
        })
      : [];
  const [order] = rows;
  if (!order) throw refusedAction(sentences.orderLinkUnknown(), {}, 404);
  return order;
}

/** An order by its hashcode, locked for a change. */
export async function lockOrder(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<StoredOrder | null> {
  const [found] = await transaction.rows(orderRow, {
    text: `${orderSql} WHERE o.tenant = $1 AND o.hashcode = $2::uuid FOR UPDATE OF o`,
    values: [tenant, order],
  });
  return found ?? null;
}

/** The same, only to be read. */
export async function readOrder(
  queries: Queries,
  tenant: TenantCode,
  order: string,
): Promise<StoredOrder | null> {
  const [found] = await queries.rows(orderRow, {
    text: `${orderSql} WHERE o.tenant = $1 AND o.hashcode = $2::uuid`,
    values: [tenant, order],
  });
  return found ?? null;
}

/** Adds a link to an order. Those before it go on working: they are in mails. */
export async function addOrderLink(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<string> {
  const token = createToken(tenant);
  await transaction.query({
    text: 'INSERT INTO order_links (tenant, digest, "order") VALUES ($1, $2, $3::uuid)',
    values: [tenant, hashToken(token), order],
  });
  return token;
}

const ticketRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  place: v.string(),
  seat_kind: ticketSeatKindSchema,
  price_type: v.object({ hashcode: v.string(), name: v.string() }),
  proof: v.nullable(v.string()),
  people: v.number(),
  price: v.number(),
  fee: v.number(),
  tax: v.number(),
  chain: priceChainSchema,
  status: v.picklist(['reserved', 'valid', 'refunded', 'exchanged', 'cancelled']),
  code: v.nullable(v.string()),
  admitted_at: v.nullable(instantColumn),
});

const shownRow = v.object({
  performance: performanceRow,
  merchandise: v.array(orderMerchandiseSchema),
  requests: v.array(orderRequestSchema),
});

/** An order as its buyer sees it. */
export async function presentOrder(
  queries: Queries,
  tenant: TenantCode,
  order: StoredOrder,
): Promise<SaleOrder> {
  const {
    language: _language,
    is_unconfirmed: _isUnconfirmed,
    performance: hashcode,
    method,
    payment,
    seconds_left,
    discount,
    by_gift,
    due: _due,
    ...facts
  } = order;
  const tickets = await queries.rows(ticketRow, {
    text: `SELECT t.hashcode, t.number, t.place, t.seat_kind, json_build_object('hashcode', y.hashcode, 'name', y.name) AS price_type, y.proof, t.people,
        t.price, t.fee, t.tax, t.price_chain AS chain, t.status, t.admitted_at, CASE WHEN t.status = 'valid' THEN c.code END AS code
      FROM tickets t JOIN price_types y ON y.tenant = t.tenant AND y.hashcode = t.price_type
        LEFT JOIN ticket_codes c ON c.tenant = t.tenant AND c.ticket = t.hashcode
      WHERE t.tenant = $1 AND t."order" = $2::uuid ORDER BY t.instance_id`,
    values: [tenant, order.hashcode],
  });
  const [row] = await queries.rows(shownRow, {
    text: `SELECT row_to_json(q) AS performance,
        (SELECT coalesce(json_agg(row_to_json(l)), '[]') FROM (SELECT hashcode, name, quantity, refunded, price, tax, status, handed_over_at
          FROM merchandise_lines WHERE tenant = $1 AND "order" = $3::uuid ORDER BY instance_id) l) AS merchandise,
        (SELECT coalesce(json_agg(row_to_json(r)), '[]') FROM (SELECT hashcode, kind, status, created, text, new_email, answer
          FROM order_requests WHERE tenant = $1 AND "order" = $3::uuid AND email = lower($4) ORDER BY instance_id DESC) r) AS requests
      FROM (${performanceSql} AND p.hashcode = $2::uuid) q`,
    values: [tenant, hashcode, order.hashcode, facts.email],
  });
  if (!row) throw new Error('An order has a performance.');
  const { performance } = row;
  const postponed = await postponementOf(queries, tenant, order.hashcode);
  return {
    ...facts,
    ...(discount !== null && { discount }),
    ...(by_gift > 0 && { by_gift }),
    ...(postponed && { postponed }),
    seconds_left,
    address: performance.address,
    performance: {
      ...factsOfPerformance(performance),
      doors_at: null,
      sale: 'closed',
      sale_opens: null,
      sale_closes: null,
      from_price: null,
      currency: facts.currency,
      free: 0,
    },
    payment_method: method && {
      hashcode: method.hashcode,
      name: method.name,
      kind: method.kind,
      instructions: method.instructions,
    },
    next: nextStep(order),
    declined: payment?.status === 'declined' ? 'The card was declined. Try again, or use another one.' : null,
    tickets,
    merchandise: row.merchandise,
    requests: row.requests,
  };
}

const postponementRow = v.object({
  from: instantColumn,
  message: v.nullable(v.string()),
  answer_until: instantColumn,
  answer: v.nullable(v.picklist(postponementAnswers)),
  is_open: v.boolean(),
  amount: v.number(),
});

/** The question that its buyer got when the performance was moved the last time; undefined where it was not. */
async function postponementOf(queries: Queries, tenant: TenantCode, order: string) {
  const [question] = await queries.rows(postponementRow, {
    name: 'order-postponement',
    text: `SELECT s.from_starts_at AS "from", s.message, s.answer_until, r.answer,
        s.answer_until > clock_timestamp() AND sum(t.price) IS NOT NULL AND r.answer IS DISTINCT FROM 'refund' AS is_open,
        coalesce(sum(t.price - CASE WHEN s.with_fees THEN 0 ELSE least(t.fee, t.price) END), 0)::int
          + (SELECT coalesce(sum((l.quantity - l.refunded) * l.price), 0)::int FROM merchandise_lines l
            WHERE l.tenant = $1 AND l."order" = $2::uuid AND l.status = 'sold' AND l.handed_over_at IS NULL) AS amount
      FROM postponed_orders r JOIN sale_postponements s ON s.tenant = r.tenant AND s.hashcode = r.postponement
        LEFT JOIN tickets t ON t.tenant = r.tenant AND t."order" = r."order" AND t.status = 'valid'
      WHERE r.tenant = $1 AND r."order" = $2::uuid
      GROUP BY s.tenant, s.hashcode, r.answer ORDER BY s.started DESC LIMIT 1`,
    values: [tenant, order],
  });
  return question;
}

function nextStep({ status, method, payment, number, pay_until, is_unconfirmed }: StoredOrder): PayStep {
  if (status !== 'unpaid') return { kind: 'nothing' };
  if (is_unconfirmed) return { kind: 'confirm', until: pay_until ?? '' };
  if (method?.kind === 'bank_transfer') {
    return {
      kind: 'transfer',
      reference: number,
      instructions: method.instructions,
      until: pay_until ?? '',
    };
  }
  if (payment?.provider === 'stripe') {
    const url = payment.status === 'pending' ? payment.url : null;
    return url === null ? { kind: 'card' } : { kind: 'redirect', url };
  }
  const isOpen = payment?.status === 'needs_step' || payment?.status === 'pending';
  return {
    kind: 'simulated',
    payment: isOpen ? payment.reference : null,
    needs_code: payment?.status === 'needs_step',
  };
}
