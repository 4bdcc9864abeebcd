import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { temporaryData } from '../../../../vitest/temporaryData.mjs';
import type { Job } from '../../engine/jobs/defineJob';
import { bossOf } from '../../engine/jobs/queue';
import { isLong } from '../../testKit/isLong';
import { insertSold } from '../../testKit/insertSold';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession } from '../../testKit/testSession';
import { runningServer } from '../runningServer';

/** How many orders are sold: some more than the job of refunds works on in one run. */
export const orders = isLong ? 600 : 120;
const kills = isLong ? 10 : 2;
const patienceMs = 180_000;
const tenant = 'showquest';
/** Where a transaction waits while the test has the lock of that number: a kill there shows what is lost, or done twice. */
const stops = { mail: 1, mark: 2 } as const;

/** A job that works on all orders of a performance, and how it marks each. */
export interface BulkWork {
  job: Job;
  table: 'cancelled_orders' | 'postponed_orders';
  /** The status of an order whose work is done. */
  mark: 'done' | 'written';
}

/** A performance with sold orders, and one process that works on them in bulk. */
export interface BulkServer {
  api: TestApi;
  performance: string;
  /** Does what starts the work. */
  act(action: string, data: object): Promise<void>;
  /**
   * Kills the process in the middle of the work and starts it again, until all orders are marked. `wrong` finds what does not fit the marks:
   * nothing after each kill, and nothing at the end. Resolves with how many were marked at each kill.
   */
  finishUnderKills(wrong: () => Promise<readonly object[]>): Promise<number[]>;
  close(): Promise<void>;
}

export async function startBulkServer({ job, table, mark }: BulkWork): Promise<BulkServer> {
  const folder = temporaryData('bulk');
  const api = await startTestApi();
  const { performance, headers } = await sellOrders(api);
  await api.asOwner(`CREATE FUNCTION wait_at_stop() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::bigint); RETURN NEW; END $$`);
  await api.asOwner(`CREATE TRIGGER wait_at_mail BEFORE INSERT ON mails FOR EACH ROW
    EXECUTE FUNCTION wait_at_stop(${stops.mail})`);
  await api.asOwner(`CREATE TRIGGER wait_at_mark BEFORE UPDATE ON ${table} FOR EACH ROW
    WHEN (NEW.status = '${mark}') EXECUTE FUNCTION wait_at_stop(${stops.mark})`);
  // Only the process that is killed works on the jobs.
  await api.app.close();
  const server = await runningServer(folder, {
    DATABASE_URL: api.url,
    CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  await start();

  async function start(): Promise<void> {
    await server.start();
    await server.untilReady(120_000);
  }

  async function marked(): Promise<number> {
    const [row] = await api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE status = '${mark}'`,
    );
    return row?.count ?? 0;
  }

  /** Kills before the next mail or mark is written. What the process has not committed by then is rolled back. */
  async function killAt(stop: number): Promise<void> {
    await api.asOwner('SELECT pg_advisory_lock($1)', [stop]);
    const waiting = () =>
      api.asOwner(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [stop],
      );
    await expect.poll(waiting, { timeout: patienceMs, interval: 5 }).toHaveLength(1);
    await server.killApi();
    await api.asOwner('SELECT pg_advisory_unlock($1)', [stop]);
  }

  /** The minute that a killed run still has is over, and so is the pause until it is tried again: the queue itself gives it back. */
  async function endKilledRun(): Promise<void> {
    await api.asOwner(
      `UPDATE pgboss.job SET started_on = now() - expire_in - interval '1 second' WHERE name = $1 AND state = 'active'`,
      [job.name],
    );
    await bossOf(api.database.shared).maintain();
    await api.hurryJobs(job.name);
  }

  return {
    api,
    performance,
    async act(action, data) {
      const answer = await fetch(`${server.origin}${apiPrefix()}callboard/performances/actions`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ action, target: performance, data }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
    },
    async finishUnderKills(wrong) {
      const atKill: number[] = [];
      for (let kill = 1; kill <= kills; kill += 1) {
        const enough = Math.floor((orders * kill) / (kills + 2)) + 7;
        await expect.poll(marked, { timeout: patienceMs, interval: 5 }).toBeGreaterThanOrEqual(enough);
        const stop = [stops.mail, stops.mark, null][(kill - 1) % 3];
        await (stop ? killAt(stop) : server.killApi());
        atKill.push(await marked());
        expect(await wrong()).toEqual([]);
        // The long form waits once for all that time.
        if (!isLong || kill > 1) await endKilledRun();
        await start();
      }
      expect(atKill[0]).toBeLessThan(orders);
      await expect.poll(marked, { timeout: patienceMs, interval: 100 }).toBe(orders);
      expect(await wrong()).toEqual([]);
      return atKill;
    },
    async close() {
      await server.stop();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sells the orders, each to a buyer of its own, and signs the office in. */
async function sellOrders(api: TestApi) {
  const client = await api.loginAs(tenant, 'staff');
  const maker = createRecordMaker(api, client, collectionNames.map(collectionNamed));
  const { hashcode: performance } = await maker.make('performances');
  const { hashcode: priceType } = await maker.make('priceTypes');
  const { hashcode: method } = await maker.make('paymentMethods', { kind: 'card', account: null });
  await api.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    for (let nth = 1; nth <= orders; nth += 1)
      await insertSold(transaction, tenant, { performance, priceType, method, user: null, nth });
  });
  const { headers } = await testSession(api.database, tenant, ['staff']);
  return { performance, headers };
}
