import { apiPrefix, collectionNamed, collectionNames } from '@callboard/api-contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSold } from '../testKit/insertSold';
import { createRecordMaker } from '../testKit/makeRecords';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testSession } from '../testKit/testSession';
import { runningServer, type RunningServer } from './runningServer';

const isLong = Boolean(process.env['CALLBOARD_LONG']);
const kills = isLong ? 10 : 1;
const orders = isLong ? 600 : 150;
/** A killed run is given back after half a minute, and tried again after a pause. */
const patienceMs = 180_000;
const tenant = 'showquest';

let folder: string;
let api: TestApi;
let server: RunningServer;
let headers: Record<string, string>;
let performance: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-refunds-'));
  api = await startTestApi();
  const client = await api.loginAs(tenant, 'staff');
  const maker = createRecordMaker(api, client, collectionNames.map(collectionNamed));
  performance = (await maker.make('performances')).hashcode;
  const priceType = (await maker.make('priceTypes')).hashcode;
  const method = (await maker.make('paymentMethods', { kind: 'card', account: null })).hashcode;
  await api.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    for (let nth = 1; nth <= orders; nth += 1)
      await insertSold(transaction, tenant, { performance, priceType, method, user: null, nth });
  });
  headers = (await testSession(api.database, tenant, ['staff'])).headers;
  // Only the process that is killed works on the jobs.
  await api.app.close();
  server = await runningServer(folder, {
    DATABASE_URL: api.url,
    CALLBOARD_SEED: '0',
    CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  await server.start();
  await server.untilReady(120_000);
}, 300_000);

afterAll(async () => {
  await server.stop();
  await api.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const done = async () => {
  const [row] = await api.asOwner<{ count: number }>(
    `SELECT count(*)::int AS count FROM cancelled_orders WHERE status = 'done'`,
  );
  return row?.count ?? 0;
};

/** Orders whose mark does not fit what was paid back, and entries that do not balance. */
async function wrong() {
  const marks = await api.asOwner(
    `SELECT o.number FROM orders o LEFT JOIN cancelled_orders c ON c."order" = o.hashcode
      LEFT JOIN LATERAL (SELECT count(*)::int AS refunds, coalesce(sum(-p.amount), 0)::int AS back FROM payments p
        WHERE p."order" = o.hashcode AND p.amount < 0) r ON true
      WHERE o.performance = '${performance}' AND ((c.status = 'done') IS DISTINCT FROM (o.status = 'refunded')
        OR r.refunds <> CASE WHEN c.status = 'done' THEN 1 ELSE 0 END OR r.back <> o.refunded OR (c.status = 'done' AND o.refunded <> o.paid))`,
  );
  const entries = await api.asOwner(
    'SELECT entry FROM accounting_debit_credits GROUP BY entry HAVING sum(debit) <> sum(credit)',
  );
  return [...marks, ...entries];
}

test(
  '[7.46] [1.10] refunds in bulk that are killed in the middle pay each order back once, and the books balance',
  async () => {
    const answer = await fetch(`${server.origin}${apiPrefix()}callboard/performances/actions`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        action: 'cancel_and_refund',
        target: performance,
        data: { reason: 'Water in the hall' },
      }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
    const atKill: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      // In the middle of a run of fifty.
      const enough = Math.floor((orders * kill) / (kills + 2)) + 7;
      await expect.poll(done, { timeout: patienceMs, interval: 5 }).toBeGreaterThanOrEqual(enough);
      await server.killApi();
      atKill.push(await done());
      expect(await wrong()).toEqual([]);
      await server.start();
      await server.untilReady(120_000);
    }
    expect(atKill[0]).toBeLessThan(orders);
    await expect.poll(done, { timeout: patienceMs, interval: 250 }).toBe(orders);
    expect(await wrong()).toEqual([]);
    const [mails] = await api.asOwner<{ mails: number; buyers: number }>(
      'SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS buyers FROM mails',
    );
    expect(mails).toEqual({ mails: orders, buyers: orders });
    process.stdout.write(
      `${orders} orders, killed at ${atKill.join(', ')}: each paid back once, books balanced\n`,
    );
  },
  isLong ? 3_600_000 : 420_000,
);
