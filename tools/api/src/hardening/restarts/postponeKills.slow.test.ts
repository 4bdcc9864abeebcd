import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPostponed } from '../../subjects/booking/changes/change.jobs';
import { isLong } from '../../testKit/isLong';
import { orders, startBulkServer, type BulkServer } from './startBulkServer';

let bulk: BulkServer;
beforeAll(async () => {
  bulk = await startBulkServer({ job: mailPostponed, table: 'postponed_orders', mark: 'written' });
}, 300_000);
afterAll(() => bulk.close(), 60_000);

/** Orders whose mark does not fit the mails to their buyer, and orders that are no longer what was sold. */
async function wrong() {
  const marks = await bulk.api.asOwner(
    `SELECT o.number, p.status, m.mails FROM orders o LEFT JOIN postponed_orders p ON p."order" = o.hashcode
      LEFT JOIN LATERAL (SELECT count(*)::int AS mails FROM mails WHERE recipient = o.email AND subject LIKE 'New time for %') m ON true
      WHERE o.performance = '${bulk.performance}' AND (p.status IS NULL OR m.mails <> CASE WHEN p.status = 'written' THEN 1 ELSE 0 END)`,
  );
  const tickets = await bulk.api.asOwner(
    `SELECT o.number, o.status, t.status AS ticket FROM orders o LEFT JOIN tickets t ON t."order" = o.hashcode
      WHERE o.performance = '${bulk.performance}' AND (o.status, t.status) IS DISTINCT FROM ('paid', 'valid')`,
  );
  return [...marks, ...tickets];
}

test(
  '[7.46] [1.10] [2.21] mails about a new time that are killed in the middle reach each buyer once, and the tickets stay valid',
  async () => {
    await bulk.act('postpone_sold', {
      starts_at: '2029-02-01T07:00:00Z',
      ends_at: '2029-02-01T09:00:00Z',
      answer_until: '2029-01-01T09:00:00Z',
    });
    const atKill = await bulk.finishUnderKills(wrong);
    const [mails] = await bulk.api.asOwner<{ mails: number; buyers: number }>(
      'SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS buyers FROM mails',
    );
    expect(mails).toEqual({ mails: orders, buyers: orders });
    process.stdout.write(`${orders} orders, killed at ${atKill.join(', ')}: one mail to each buyer\n`);
  },
  isLong ? 3_600_000 : 420_000,
);
