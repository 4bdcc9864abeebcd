import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { takingsSchema, type BoxOfficeDay } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { readSupplier } from '../sale/readSupplier';
import { readShifts } from './readShifts';

const performanceRow = v.object({
  hashcode: v.string(),
  title: v.string(),
  starts_at: v.string(),
  zone: v.string(),
  currency: v.string(),
  takings: v.array(takingsSchema),
  gst: v.number(),
  fees: v.number(),
});

const ofDay = (shift: string) => `(${shift}.opened_at AT TIME ZONE $3)::date = $2::date`;

/** Reads the takings of the box office on a day by the clocks of the tenant. */
export async function readDay(queries: Queries, tenant: TenantCode, day: string): Promise<BoxOfficeDay> {
  const { timeZone: zone } = tenants[tenant];
  const { supplier, gst_number } = await readSupplier(queries, tenant);
  return {
    day,
    zone,
    supplier,
    gst_number,
    shifts: await readShifts(queries, tenant, ofDay('s'), [day, zone]),
    performances: await queries.rows(performanceRow, {
      text: `WITH taken AS (SELECT o.performance, p."order", p.provider, p.currency, p.amount FROM payments p
            JOIN box_office_shifts s ON s.tenant = $1 AND s.hashcode = p.shift JOIN orders o ON o.tenant = $1 AND o.hashcode = p."order"
          WHERE p.tenant = $1 AND p.status = 'confirmed' AND ${ofDay('s')}),
        sums AS (SELECT performance, provider, currency, count(*) FILTER (WHERE amount > 0)::int AS payments,
            coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS sold, count(*) FILTER (WHERE amount < 0)::int AS refunds,
            coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS refunded
          FROM taken GROUP BY performance, provider, currency),
        orders_of AS (SELECT performance, currency, "order", bool_or(amount > 0) AS is_paid FROM taken GROUP BY performance, currency, "order")
        SELECT f.hashcode, f.qed_title AS title, to_json(f.starts_at)#>>'{}' AS starts_at, n.time_zone AS zone, q.currency,
          (SELECT json_agg(json_build_object('provider', m.provider, 'currency', m.currency, 'payments', m.payments, 'sold', m.sold,
              'refunds', m.refunds, 'refunded', m.refunded) ORDER BY m.provider)
            FROM sums m WHERE m.performance = q.performance AND m.currency = q.currency) AS takings,
          (SELECT coalesce(sum(l.credit - l.debit), 0)::float8 FROM orders_of d
              JOIN accounting_entries e ON e.tenant = $1 AND e.source_collection = 'orders' AND e.source_record_plain = callboard_plain(d."order"::text)
                AND e.booked_on = $2::date
              JOIN accounting_debit_credits l ON l.tenant = $1 AND l.entry = e.hashcode AND l.purpose = 'tax'
            WHERE d.performance = q.performance AND d.currency = q.currency) AS gst,
          (SELECT coalesce(sum(o.fees), 0)::float8 FROM orders_of d JOIN orders o ON o.tenant = $1 AND o.hashcode = d."order"
            WHERE d.performance = q.performance AND d.currency = q.currency AND d.is_paid) AS fees
        FROM (SELECT DISTINCT performance, currency FROM taken) q
          JOIN performances f ON f.tenant = $1 AND f.hashcode = q.performance
          JOIN venues n ON n.tenant = $1 AND n.hashcode = f.venue
        ORDER BY f.starts_at, f.hashcode, q.currency`,
      values: [tenant, day, zone],
    }),
  };
}
