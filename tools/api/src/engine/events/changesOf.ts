import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import type { EventSource } from './subscribe';

const rowSchema = v.looseObject({
  slot_starts_at: v.nullish(v.string()),
  performance: v.nullish(v.string()),
  entry: v.nullish(v.string()),
  away: v.nullish(v.string()),
  event: v.nullish(v.string()),
});
const changeRow = v.object({
  transaction: v.string(),
  actor: v.nullable(v.string()),
  before: v.pipe(
    v.nullable(rowSchema),
    v.transform((row) => row ?? {}),
  ),
  after: v.pipe(
    v.nullable(rowSchema),
    v.transform((row) => row ?? {}),
  ),
});

/** Changes of a record by the transaction of an event, in order. */
export function changesOf(transaction: Transaction, record: string, { tenant, number, at }: EventSource) {
  return transaction.rows(changeRow, {
    text: `SELECT c.transaction::text, c.actor, c.before, c.after FROM domain_events e
      JOIN changes c ON c.tenant = e.tenant AND c.transaction = e.transaction AND c.record = $3
      WHERE e.tenant = $1 AND e.number = $2 AND e.at = $4::timestamptz AND c.at = $4::timestamptz ORDER BY c.sequence`,
    values: [tenant, number, record, at],
  });
}
