import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { dayOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';

const count = v.number();
const sumRow = v.object({
  currency: v.nullable(v.string()),
  owed: count,
  owing_entries: count,
  overdue: count,
  overdue_entries: count,
  paid: count,
  paying_entries: count,
});

/** Fees that the entries of an event owe and have paid, for those who run it; null where there is no such event. */
export async function readEventFees(
  queries: Queries,
  tenant: TenantCode,
  event: string,
  now: Date,
): Promise<QueryAnswerOf<'eventFees'> | null> {
  const { timeZone } = tenants[tenant];
  const [found] = await queries.rows(v.object({ zone: v.nullable(v.string()) }), {
    text: `SELECT v.time_zone AS zone FROM events e LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid`,
    values: [tenant, event],
  });
  if (!found) return null;
  const today = dayOfInstant(now.toISOString(), found.zone ?? timeZone);
  const sums = await queries.rows(sumRow, {
    text: `SELECT fee_currency AS currency, coalesce(sum(fee_owed), 0)::float8 AS owed,
        (count(*) FILTER (WHERE fee_owed > 0))::int AS owing_entries,
        coalesce(sum(fee_owed) FILTER (WHERE fee_due_on < $3::date), 0)::float8 AS overdue,
        (count(*) FILTER (WHERE fee_owed > 0 AND fee_due_on < $3::date))::int AS overdue_entries,
        coalesce(sum(fee_paid), 0)::float8 AS paid, (count(*) FILTER (WHERE fee_paid > 0))::int AS paying_entries
      FROM entries
      WHERE tenant = $1 AND event = $2::uuid AND (fee_owed IS NOT NULL OR fee_paid IS NOT NULL)
      GROUP BY fee_currency ORDER BY fee_currency`,
    values: [tenant, event, today],
  });
  return { sums, today };
}
