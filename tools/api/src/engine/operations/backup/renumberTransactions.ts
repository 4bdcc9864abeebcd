import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';

/**
 * Makes the numbers of transactions those of this server. Every server counts its own: one that was made a moment ago is far behind the
 * one of the backup, so that everything written here would be taken for long delivered, and what was written there would be delivered
 * again on the day that this one has counted as far. Which events a subscriber has not had yet stays as it was.
 *
 * @param owner in the transaction that restores, after all rows
 */
export async function renumberTransactions(owner: pg.Client): Promise<void> {
  if (!(await isBehind(owner))) return;
  // Events that the same subscribers wait for can be of one transaction: within it, events have numbers.
  await owner.query(`CREATE TEMPORARY TABLE restored_transactions ON COMMIT DROP AS
    WITH waiting AS (
      SELECT e.tenant, e.transaction,
        array_agg(c.subscriber ORDER BY c.subscriber) FILTER (WHERE NOT pg_visible_in_snapshot(e.transaction, c.seen)) AS pending,
        array_agg(c.subscriber ORDER BY c.subscriber) FILTER (WHERE NOT pg_visible_in_snapshot(e.transaction, c.upto)) AS after
      FROM (SELECT DISTINCT tenant, transaction FROM domain_events) e JOIN event_cursors c USING (tenant)
      GROUP BY 1, 2)
    SELECT tenant, transaction, pending, after, ${firstTransaction} + dense_rank() OVER (ORDER BY tenant, pending, after) AS number
    FROM waiting WHERE pending IS NOT NULL`);
  await owner.query(`UPDATE domain_events e SET transaction = coalesce((SELECT r.number::text FROM restored_transactions r
    WHERE r.tenant = e.tenant AND r.transaction = e.transaction), '${firstTransaction}')::xid8`);
  await owner.query(`UPDATE changes SET transaction = '${firstTransaction}'`);
  await owner.query(`UPDATE event_cursors c SET seen = ${snapshotWithout('pending')},
    upto = CASE WHEN c.upto IS NOT NULL THEN ${snapshotWithout('after')} END`);
}

/** The first number that PostgreSQL gives to a transaction: every snapshot sees it. */
export const firstTransaction = 3;

/** True if the backup knows of transactions that this server has yet to begin. */
async function isBehind(owner: pg.Client): Promise<boolean> {
  const [row] = await checkedRows(
    owner,
    v.object({ isBehind: v.boolean() }),
    `SELECT coalesce(max(known) >= pg_current_xact_id(), false) AS "isBehind" FROM (
      SELECT max(transaction) AS known FROM domain_events
      UNION ALL SELECT max(transaction) FROM changes
      UNION ALL SELECT pg_snapshot_xmax(seen) FROM event_cursors) all_known`,
  );
  return row?.isBehind ?? false;
}

/** A snapshot that sees all of the restored transactions but those that name the subscriber of the cursor `c`. */
function snapshotWithout(subscribers: 'pending' | 'after'): string {
  const end = `(SELECT coalesce(max(number), ${firstTransaction}) + 1 FROM restored_transactions)`;
  return `(SELECT format('%s:%s:%s', coalesce(min(number), ${end}), ${end}, string_agg(number::text, ',' ORDER BY number))
    FROM (SELECT DISTINCT number FROM restored_transactions r WHERE r.tenant = c.tenant AND c.subscriber = ANY (r.${subscribers})) own)::pg_snapshot`;
}
