import { apiPrefix } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { openDatabase, type Database } from '../database/openDatabase';
import { createLogger } from '../plugins/logging';
import { readSettings } from '../settings';
import { startSilentProxy, type SilentProxy } from '../../testKit/silentProxy';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { testSession, type TestSession } from '../../testKit/testSession';

let test: TestDatabase;
let proxy: SilentProxy;
let database: Database;
let app: FastifyInstance;
let session: TestSession;
let folder: string;

beforeAll(async () => {
  test = await startTestDatabase();
  proxy = await startSilentProxy(test.url);
  database = await openDatabase({ databaseUrl: proxy.url, dataFolder: '' });
  folder = await mkdtemp(join(tmpdir(), 'callboard-silent-'));
  const settings = readSettings({ CALLBOARD_DATA: folder, CALLBOARD_MAX_DELAY_MS: '0' }, folder);
  app = await buildApp({ database, settings, logger: createLogger('silent'), metrics: new Registry() });
  session = await testSession(database, 'showquest', ['staff']);
});
afterAll(async () => {
  await proxy.close();
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function timed(url: string) {
  const started = performance.now();
  const { statusCode, headers } = await app.inject({ url, headers: session.headers });
  return { statusCode, headers, seconds: (performance.now() - started) / 1_000 };
}

const list = `${apiPrefix()}callboard/venues`;

describe('a database that accepts everything and answers nothing', () => {
  it('has lists answered with 503 within nine seconds, and readiness within two', async () => {
    expect((await timed(list)).statusCode).toBe(200);
    proxy.setSilent(true);
    const lists = Promise.all(Array.from({ length: 12 }, () => timed(list)));
    const ready = await timed('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.seconds).toBeLessThan(2);
    for (const { statusCode, headers, seconds } of await lists) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('1');
      expect(seconds).toBeLessThan(9);
    }
  });

  it('is used again as soon as it answers', async () => {
    proxy.setSilent(false);
    await expect.poll(async () => (await timed('/readyz')).statusCode).toBe(200);
    await expect.poll(async () => (await timed(list)).statusCode).toBe(200);
  });

  it('does not keep the server from ending', async () => {
    proxy.setSilent(true);
    const last = timed(list);
    // By then it waits for the database.
    await pause(100);
    const started = performance.now();
    await app.close();
    await database.close();
    expect((await last).statusCode).toBe(503);
    expect((performance.now() - started) / 1_000).toBeLessThan(9);
  });
});

describe('a change that takes longer than others can', () => {
  it('is waited for as long as its statements can take', async () => {
    const write = test.database
      .forTenant('showquest')
      .write({ actor: null, statementSeconds: 20 }, (transaction) =>
        transaction.query({ text: 'SELECT pg_sleep(6.5)', values: [] }),
      );
    await expect(write).resolves.toBeDefined();
  });
});
