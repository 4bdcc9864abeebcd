import type { TenantCode } from '@callboard/api-contract';
import { salePostponementSchema, type SalePostponement } from '@callboard/api-contract/booking';
import type { Queries } from '../../../engine/database/TenantDatabase';

/** As many orders as the office sees at a time. */
const maxAnswers = 200;

const hasTickets = `EXISTS (SELECT FROM tickets t WHERE t.tenant = $1 AND t."order" = r."order" AND t.status IN ('valid', 'reserved'))`;
const stateSql = `CASE WHEN r.answer = 'refund' THEN 'refunded' WHEN NOT ${hasTickets} THEN 'over' WHEN r.answer = 'keep' THEN 'kept'
  ELSE 'unanswered' END`;

/** Answers of the buyers of a performance after it was moved to another time the last time. */
export async function readPostponement(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SalePostponement> {
  const count = (condition: string) => `(SELECT count(*)::int FROM asked a WHERE ${condition})`;
  const [row] = await queries.rows(salePostponementSchema, {
    text: `WITH last AS (SELECT s.* FROM sale_postponements s WHERE s.tenant = $1 AND s.performance = $2::uuid ORDER BY s.started DESC LIMIT 1),
      asked AS (SELECT r."order", r.status, r.answered, r.refunded, ${stateSql} AS state, o.number, o.qed_title AS buyer, o.email, o.currency,
          (SELECT count(*)::int FROM tickets t WHERE t.tenant = $1 AND t."order" = r."order" AND t.status IN ('valid', 'reserved')) AS tickets
        FROM postponed_orders r JOIN last ON last.hashcode = r.postponement JOIN orders o ON o.tenant = $1 AND o.hashcode = r."order"
        WHERE r.tenant = $1)
      SELECT (SELECT row_to_json(q) FROM (SELECT s.from_starts_at AS "from", s.to_starts_at AS "to", coalesce(v.time_zone, 'UTC') AS zone,
          s.message, s.answer_until, s.answer_until > clock_timestamp() AS is_open, s.with_fees, s.started,
          ${count('true')} AS orders, ${count(`a.status = 'written'`)} AS written, ${count(`a.status = 'failed'`)} AS failed,
          ${count(`a.state = 'kept'`)} AS kept, ${count(`a.state = 'refunded'`)} AS refunded,
          ${count(`a.state = 'unanswered'`)} AS unanswered, ${count(`a.state = 'over'`)} AS over,
          (SELECT coalesce(sum(a.refunded), 0)::int FROM asked a) AS amount, coalesce((SELECT min(a.currency) FROM asked a), 'NZD') AS currency,
          (SELECT coalesce(json_agg(row_to_json(l)), '[]') FROM (SELECT a."order", a.buyer, a.email, a.tickets, a.state, a.answered FROM asked a
            ORDER BY a.answered IS NULL, a.answered DESC, a.number LIMIT ${maxAnswers}) l) AS answers
        FROM last s JOIN performances p ON p.tenant = $1 AND p.hashcode = s.performance
          JOIN venues v ON v.tenant = $1 AND v.hashcode = p.venue) q) AS postponement`,
    values: [tenant, performance],
  });
  if (!row) throw new Error('A select of a value answers it.');
  return row;
}
