import type { TenantCode } from '@callboard/api-contract';
import { saleCancellationSchema, type SaleCancellation } from '@callboard/api-contract/booking';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { openOrdersSql } from './cancelPerformance';

/** As many failed orders as the office sees at a time. */
const maxFailed = 50;

const sum = (value: string) => `coalesce(sum(${value}), 0)::int`;
/** Refund of an order: its tickets, and the merchandise that was not given out. */
const ticketsOf = `LATERAL (SELECT count(*)::int AS tickets, ${sum('least(t.fee, t.price)')} AS fees,
    ${sum('t.price')} + (SELECT ${sum('(l.quantity - l.refunded) * l.price')} FROM merchandise_lines l WHERE l.tenant = o.tenant
      AND l."order" = o.hashcode AND l.status = 'sold' AND l.handed_over_at IS NULL) AS amount
  FROM tickets t WHERE t.tenant = o.tenant AND t."order" = o.hashcode AND t.status = 'valid')`;

/** The open orders of a performance, and the progress of its last cancellation. */
export async function readCancellation(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SaleCancellation> {
  const [row] = await queries.rows(saleCancellationSchema, {
    text: `SELECT (SELECT row_to_json(q) FROM (SELECT count(*)::int AS orders, ${sum('s.tickets')} AS tickets,
          count(*) FILTER (WHERE o.status = 'unpaid')::int AS unpaid, ${sum('s.amount')} AS amount, ${sum('s.fees')} AS fees,
          coalesce(min(o.currency), 'NZD') AS currency
        FROM orders o, ${ticketsOf} s WHERE ${openOrdersSql}) q) AS open,
      (SELECT row_to_json(q) FROM (SELECT c.reason, c.with_fees, c.started, c.ended,
          (SELECT count(*)::int FROM cancelled_orders r WHERE r.tenant = $1 AND r.cancellation = c.hashcode) AS orders,
          (SELECT count(*)::int FROM cancelled_orders r WHERE r.tenant = $1 AND r.cancellation = c.hashcode AND r.status = 'done') AS done,
          (SELECT ${sum('r.refunded')} FROM cancelled_orders r WHERE r.tenant = $1 AND r.cancellation = c.hashcode) - due.amount AS refunded,
          due.amount AS due,
          (SELECT coalesce(json_agg(row_to_json(f)), '[]') FROM (SELECT r."order", o.qed_title AS buyer, coalesce(r.message, '') AS message
            FROM cancelled_orders r JOIN orders o ON o.tenant = $1 AND o.hashcode = r."order"
            WHERE r.tenant = $1 AND r.cancellation = c.hashcode AND r.status = 'failed' ORDER BY o.number LIMIT ${maxFailed}) f) AS failed
        FROM sale_cancellations c, LATERAL (SELECT ${sum('least(o.to_refund, r.refunded)')} AS amount FROM cancelled_orders r
          JOIN orders o ON o.tenant = $1 AND o.hashcode = r."order" WHERE r.tenant = $1 AND r.cancellation = c.hashcode) due
        WHERE c.tenant = $1 AND c.performance = $2::uuid ORDER BY c.started DESC LIMIT 1) q) AS cancellation`,
    values: [tenant, performance],
  });
  if (!row) throw new Error('A select of two values answers them.');
  return row;
}
