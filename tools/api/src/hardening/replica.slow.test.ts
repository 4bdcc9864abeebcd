import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '@callboard/api-contract';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import type { ReadCounts } from '../engine/database/createReplica';
import { openDatabase, type Database } from '../engine/database/openDatabase';
import { withClient } from '../engine/database/withClient';
import { createLogger } from '../engine/plugins/logging';
import { readSettings } from '../engine/settings';
import { isLong } from '../testKit/isLong';
import { removeFolder } from '../testKit/removeFolder';
import {
  hasReplication,
  startReplicatedPostgres,
  type ReplicatedPostgres,
} from '../testKit/replicatedPostgres';
import { startSilentProxy, type SilentProxy } from '../testKit/silentProxy';
import { testSession, type TestSession } from '../testKit/testSession';

const print = (sentence: string) => process.stdout.write(`${sentence}\n`);
if (isLong && !hasReplication) print('A replica is not tested: there is no PostgreSQL 15 of Debian here.');

const regions = `${apiPrefix()}callboard/regions`;
const delayMs = 400;

/** A process of the installation: in this one, with connections of its own. */
interface Process {
  database: Database;
  app: FastifyInstance;
}

describe.runIf(isLong && hasReplication)(
  'a replica that reads are answered from',
  { timeout: 300_000 },
  () => {
    let servers: ReplicatedPostgres;
    let way: SilentProxy;
    let folder: string;
    let one: Process;
    let other: Process;
    let writer: TestSession;
    let reader: TestSession;

    async function startProcess(): Promise<Process> {
      const database = await openDatabase({
        databaseUrl: servers.primary.url('callboard'),
        // Without a login: the application's is used.
        readUrl: way.url.replace('postgres:owner@', ''),
        dataFolder: '',
        connectionMs: 30_000,
      });
      const given = {
        CALLBOARD_DATA: folder,
        CALLBOARD_RATE_LIMIT: '0',
        CALLBOARD_MAX_DELAY_MS: '0',
        CALLBOARD_SOCKET_PORT: '0',
      };
      const settings = readSettings(given, folder);
      const logger = createLogger('silent');
      return { database, app: await buildApp({ database, settings, logger, metrics: new Registry() }) };
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
      servers = await startReplicatedPostgres();
      way = await startSilentProxy(servers.replica.url('callboard'));
      one = await startProcess();
      other = await startProcess();
      writer = await testSession(one.database, 'showquest', ['admin']);
      reader = await testSession(one.database, 'showquest', ['staff']);
    }, 300_000);
    afterEach(() => servers.delayReplica(0));
    afterAll(async () => {
      for (const { app, database } of [one, other]) {
        await app.close();
        await database.close();
      }
      await way.close();
      await servers.stop();
      await removeFolder(folder);
    });

    async function write({ app }: Process): Promise<void> {
      const payload = { name: randomUUID() };
      const answer = await app.inject({ method: 'POST', url: regions, headers: writer.headers, payload });
      expect(answer.statusCode, answer.body).toBe(201);
    }

    async function list({ app }: Process, { headers }: TestSession) {
      const answer = await app.inject({ url: `${regions}?page_size=5`, headers });
      return { status: answer.statusCode, count: answer.json<{ count: number }>().count };
    }

    const countNow = async (process: Process, session = reader) => (await list(process, session)).count;

    /** How many reads each answered while work was going on. */
    async function readsDuring(process: Process, work: () => Promise<unknown>): Promise<ReadCounts> {
      const before = { ...process.database.reads() };
      await work();
      const { replica, behind, unreachable } = process.database.reads();
      return {
        replica: replica - before.replica,
        behind: behind - before.behind,
        unreachable: unreachable - before.unreachable,
      };
    }

    /** Resolves once the replica answers reads of a process. */
    async function untilUsed(process: Process): Promise<void> {
      const answered = () => readsDuring(process, () => list(process, reader));
      await expect.poll(async () => (await answered()).replica, { timeout: 60_000 }).toBe(1);
    }

    it('has the rows of its tenant only, as the same login', async () => {
      const elsewhere = await testSession(one.database, 'rockquest', ['admin']);
      await write(one);
      await untilUsed(one);
      const reads = await readsDuring(one, async () => {
        expect(await list(one, elsewhere)).toEqual({ status: 200, count: 0 });
        expect(await countNow(one)).toBeGreaterThan(0);
      });
      expect(reads.replica + reads.behind).toBe(2);
    });

    it('lets each person see what was just written, by whichever process, however far it is behind', async () => {
      await servers.delayReplica(delayMs);
      let expected = await countNow(one);
      let seen = 0;
      const began = performance.now();
      const reads = await readsDuring(one, async () => {
        for (let nth = 0; nth < 200; nth += 1) {
          await write(nth % 2 === 0 ? one : other);
          expected += 1;
          expect(await countNow(one, writer)).toBe(expected);
          expect(await countNow(other)).toBe(expected);
          seen += 1;
        }
      });
      print(
        `${seen} of 200 writes were in the next list of their writer and of another person, in ${Math.round(performance.now() - began)} ms, with a replica ${delayMs} ms behind: ${JSON.stringify(reads)}`,
      );
      expect(reads.behind).toBeGreaterThan(100);
      await pause(delayMs * 2);
      await untilUsed(other);
      expect(await countNow(other)).toBe(expected);
    });

    it('answers most reads next to writes where it is as near as replicas are', async () => {
      let isWriting = true;
      const writing = (async () => {
        let writes = 0;
        for (; isWriting; writes += 1) await write(other);
        return writes;
      })();
      const times: number[] = [];
      const reads = await readsDuring(one, async () => {
        for (let nth = 0; nth < 1_000; nth += 1) {
          const began = performance.now();
          expect((await list(one, reader)).status).toBe(200);
          times.push(performance.now() - began);
        }
      });
      isWriting = false;
      times.sort((left, right) => left - right);
      print(
        `1000 reads next to ${await writing} writes: ${JSON.stringify(reads)}, half of them within ${times[500]?.toFixed(1)} ms, 99 of 100 within ${times[990]?.toFixed(1)} ms`,
      );
      expect(reads.replica).toBeGreaterThan(500);
    });

    it('counts what was open when it counted before', async () => {
      const before = await countNow(one);
      await withClient(servers.primary.url('callboard'), async (client) => {
        await client.query(`BEGIN; SET LOCAL app.tenant = 'showquest'`);
        await client.query(`INSERT INTO regions (tenant, name) VALUES ('showquest', $1)`, [randomUUID()]);
        await write(one);
        await untilUsed(one);
        expect(await countNow(one)).toBe(before + 1);
        await client.query('COMMIT');
      });
      expect(await countNow(one)).toBe(before + 2);
      await untilUsed(one);
      expect(await countNow(one)).toBe(before + 2);
    });

    /** Reads without a pause, by eight at a time, until it is ended; answers how many there were and how many failed. */
    function flood(process: Process) {
      let isOver = false;
      let slowest = 0;
      const lanes = Array.from({ length: 8 }, async () => {
        const found = { reads: 0, failed: 0 };
        while (!isOver) {
          const began = performance.now();
          const { status } = await list(process, reader);
          slowest = Math.max(slowest, performance.now() - began);
          found.reads += 1;
          if (status !== 200) found.failed += 1;
        }
        return found;
      });
      return async () => {
        isOver = true;
        const all = await Promise.all(lanes);
        return {
          reads: all.reduce((sum, { reads }) => sum + reads, 0),
          failed: all.reduce((sum, { failed }) => sum + failed, 0),
          slowestMs: Math.round(slowest),
        };
      };
    }

    it.each([
      { what: 'killed', away: () => servers.replica.kill(), back: () => servers.replica.start() },
      {
        what: 'silent',
        away: async () => way.setSilent(true),
        back: async () => way.setSilent(false),
      },
    ])('costs no read when it is $what in a flood of reads, and comes back', async ({ what, away, back }) => {
      await untilUsed(one);
      const end = flood(one);
      let flooded = { reads: 0, failed: 0, slowestMs: 0 };
      const reads = await readsDuring(one, async () => {
        await pause(2_000);
        await away();
        await pause(6_000);
        await back();
        await pause(4_000);
        flooded = await end();
      });
      print(
        `A replica was ${what} in a flood: ${JSON.stringify(flooded)}, answered ${JSON.stringify(reads)}`,
      );
      expect(flooded.failed).toBe(0);
      expect(flooded.reads).toBeGreaterThan(100);
      expect(reads.unreachable).toBeGreaterThan(0);
      await untilUsed(one);
      await untilUsed(other);
    });

    it('is not used any more once it is a primary itself', async () => {
      await untilUsed(one);
      await withClient(servers.replica.url('postgres'), (client) => client.query('SELECT pg_promote()'));
      const reads = await readsDuring(one, async () => {
        for (let nth = 0; nth < 20; nth += 1) {
          expect((await list(one, reader)).status).toBe(200);
          await pause(150);
        }
      });
      expect(reads.replica).toBe(0);
    });
  },
);
