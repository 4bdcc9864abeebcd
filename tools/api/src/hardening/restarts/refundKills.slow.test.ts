import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundCancelled } from '../../subjects/booking/changes/change.jobs';
import { isLong } from '../../testKit/isLong';
import { orders, startBulkServer, type BulkServer } from './startBulkServer';

let bulk: BulkServer;
beforeAll(async () => {
  bulk = await startBulkServer({ job: refundCancelled, table: 'cancelled_orders', mark: 'done' });
}, 300_000);
afterAll(() => bulk.close(), 60_000);

/** Orders whose mark does not fit what was paid back, and entries that do not balance. */
async function wrong() {
  const marks = await bulk.api.asOwner(
    `SELECT o.number FROM orders o LEFT JOIN cancelled_orders c ON c."order" = o.hashcode
      LEFT JOIN LATERAL (SELECT count(*)::int AS refunds, coalesce(sum(-p.amount), 0)::int AS back FROM payments p
        WHERE p."order" = o.hashcode AND p.amount < 0) r ON true
      WHERE o.performance = '${bulk.performance}' AND ((c.status = 'done') IS DISTINCT FROM (o.status = 'refunded')
        OR r.refunds <> CASE WHEN c.status = 'done' THEN 1 ELSE 0 END OR r.back <> o.refunded OR (c.status = 'done' AND o.refunded <> o.paid))`,
  );
  const entries = await bulk.api.asOwner(
    'SELECT entry FROM accounting_debit_credits GROUP BY entry HAVING sum(debit) <> sum(credit)',
  );
  return [...marks, ...entries];
}

test(
  '[7.46] [1.10] refunds in bulk that are killed in the middle pay each order back once, and the books balance',
  async () => {
    await bulk.act('cancel_and_refund', { reason: 'Water in the hall' });
    const atKill = await bulk.finishUnderKills(wrong);
    const [mails] = await bulk.api.asOwner<{ mails: number; buyers: number }>(
      'SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS buyers FROM mails',
    );
    expect(mails).toEqual({ mails: orders, buyers: orders });
    process.stdout.write(
      `${orders} orders, killed at ${atKill.join(', ')}: each paid back once, books balanced\n`,
    );
  },
  isLong ? 3_600_000 : 420_000,
);
