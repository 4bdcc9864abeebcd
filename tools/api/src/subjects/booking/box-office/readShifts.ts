import type { TenantCode } from '@callboard/api-contract';
import {
  cashCountSchema,
  takingsSchema,
  type BoxOfficeShift,
  type Takings,
} from '@callboard/api-contract/booking';
import { expectedCash } from '@callboard/domain/booking';
import * as v from 'valibot';
import { unscoped } from '../../../engine/database/scope';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { instantColumn } from '../sale/saleRows';

const named = v.object({ hashcode: v.string(), title: v.string() });

const shiftRow = v.object({
  hashcode: v.string(),
  till: v.string(),
  clerk: named,
  status: v.picklist(['open', 'closed']),
  currency: v.string(),
  float: v.number(),
  opened_at: instantColumn,
  closed_at: v.nullable(instantColumn),
  counted: v.nullable(v.number()),
  difference: v.nullable(v.number()),
  counts: v.nullable(cashCountSchema),
  reason: v.nullable(v.string()),
  follows: v.nullable(named),
});

const takingsRow = v.object({ shift: v.string(), ...takingsSchema.entries });

/** Shifts with their sums, the newest first: `which` is a condition on `s`, with its values from `$2` on. */
export async function readShifts(
  queries: Queries,
  tenant: TenantCode,
  which: string,
  values: readonly unknown[],
): Promise<BoxOfficeShift[]> {
  const shifts = await queries.rows(shiftRow, {
    text: `SELECT s.hashcode, s.till, s.status, s.currency, s.float, s.opened_at, s.closed_at, s.counted, s.difference, s.counts, s.reason,
        json_build_object('hashcode', c.hashcode, 'title', c.qed_title) AS clerk,
        (SELECT json_build_object('hashcode', f.hashcode, 'title', u.qed_title) FROM box_office_shifts f
          JOIN users u ON u.tenant = $1 AND u.hashcode = f.clerk WHERE f.tenant = $1 AND f.hashcode = s.follows) AS follows
      FROM box_office_shifts s JOIN users c ON c.tenant = $1 AND c.hashcode = s.clerk WHERE s.tenant = $1 AND ${which} ORDER BY s.opened_at DESC, s.hashcode LIMIT 200`,
    values: [tenant, ...values],
  });
  const takings = await readTakings(
    queries,
    tenant,
    shifts.map(({ hashcode }) => hashcode),
  );
  return shifts.map((shift) => {
    const own = takings.filter((each) => each.shift === shift.hashcode).map(({ shift: _, ...each }) => each);
    return { ...shift, takings: own, expected: expectedCash(shift, own) };
  });
}

/** One shift with its sums; undefined where there is none. */
export async function readShift(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<BoxOfficeShift | undefined> {
  const [shift] = await readShifts(queries, tenant, 's.hashcode = $2::uuid', [hashcode]);
  return shift;
}

/** Reads takings and refunds of each shift, in each way. */
function readTakings(
  queries: Queries,
  tenant: TenantCode,
  shifts: readonly string[],
): Promise<(Takings & { shift: string })[]> {
  return queries.rows(takingsRow, {
    scope: unscoped('till'),
    text: `SELECT shift, provider, currency, count(*) FILTER (WHERE amount > 0)::int AS payments,
        coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS sold, count(*) FILTER (WHERE amount < 0)::int AS refunds,
        coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS refunded
      FROM payments WHERE tenant = $1 AND shift = ANY ($2::uuid[]) AND status = 'confirmed'
      GROUP BY shift, provider, currency ORDER BY provider, currency`,
    values: [tenant, shifts],
  });
}
