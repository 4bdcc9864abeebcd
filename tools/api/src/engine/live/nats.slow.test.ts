import { apiPrefix } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { openDatabase, type Database } from '../database/openDatabase';
import { createLogger } from '../plugins/logging';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { hasNatsServer, startNatsServer, type NatsServer } from '../../testKit/natsServer';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

if (!hasNatsServer) process.stdout.write('NATS is not tested: there is no nats-server on this machine.\n');

/** An API process that notifies the others by NATS. */
interface Process {
  app: FastifyInstance;
  database: Database;
  address: string;
}

describe.runIf(hasNatsServer)('[7.48] API processes that notify each other by NATS', () => {
  let api: TestApi;
  let nats: NatsServer;
  let first: Process;
  let second: Process;
  let admin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    nats = await startNatsServer();
    admin = await api.loginAs('showquest', 'admin');
    [first, second] = [await startProcess(), await startProcess()];
  });
  afterAll(async () => {
    await nats.start();
    for (const { app, database } of [first, second]) {
      await app.close();
      await database.close();
    }
    await nats.stop();
    await api.close();
  });

  async function startProcess(): Promise<Process> {
    const { appUrl } = api.database;
    const database = await openDatabase({
      databaseUrl: api.url,
      appUrl,
      dataFolder: '',
      natsUrl: nats.url,
    });
    const app = await buildApp({
      database,
      settings: api.settings,
      logger: createLogger('silent'),
      metrics: new Registry(),
    });
    return { app, database, address: await listen({ app }) };
  }

  async function call({ app }: Process, path: string, payload: object): Promise<string> {
    const url = `${apiPrefix()}${path}`;
    const answer = await app.inject({ method: 'POST', url, headers: admin.headers, payload });
    expect(answer.statusCode).toBeLessThan(300);
    // Every create answers its record under `data`.
    return answer.json<{ data: { hashcode: string } }>().data.hashcode;
  }

  const makeRegion = (at: Process) => call(at, 'callboard/regions', { name: `Region ${randomUUID()}` });
  const connected = (at: Process, { token } = admin) => connectedSocket({ to: at.address, token });

  it('notify each other within a moment, and not the database', async () => {
    const [own, other] = [await connected(first), await connected(second)];
    const before = performance.now();
    const record = await makeRegion(first);
    for (const client of [own, other]) await expect.poll(client.changed, { interval: 10 }).toEqual([record]);
    // Without NATS it would take up to ten seconds.
    expect(performance.now() - before).toBeLessThan(9_000);
    const listening = await api.asOwner(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'callboard listener'`,
    );
    // Connection of the API which the test started with.
    expect(listening).toHaveLength(1);
  });

  it('pass on pushes that are stored nowhere', async () => {
    const viewer = await api.loginAs('showquest', 'staff');
    const client = await connected(second, viewer);
    const record = await makeRegion(first);
    const data = { collection: 'regions', record, visit: randomUUID(), is_editing: true };
    await call(first, 'user/actions', { action: 'view_record', data });
    await expect.poll(client.codes).toContain('record.viewed');
    const viewers = await second.app.inject({
      url: `${apiPrefix()}presence/regions/${record}`,
      headers: viewer.headers,
    });
    expect(viewers.json()).toMatchObject({ data: [{ user: admin.user, is_editing: true }] });
  });

  it('send nothing of a transaction that fails', async () => {
    const listener = second.database.listener(createLogger('silent'));
    const heard: (string | null)[] = [];
    listener.on('test', (payload) => heard.push(payload));
    listener.start();
    await expect.poll(() => heard).toEqual([null]);
    const rows = first.database.forTenant('showquest');
    const failed = rows.write({ actor: null }, async (transaction) => {
      await transaction.notify('test', 'lost');
      throw new Error('No.');
    });
    await expect(failed).rejects.toThrow('No.');
    await rows.write({ actor: null }, async (transaction) => {
      await transaction.notify('test', 'kept');
      expect(heard).toEqual([null]);
    });
    await expect.poll(() => heard).toEqual([null, 'kept']);
    await listener.close();
  });

  it('send nothing to an installation with another database', async () => {
    const foreign = await startTestApi();
    const database = await openDatabase({
      databaseUrl: foreign.url,
      appUrl: foreign.database.appUrl,
      dataFolder: '',
      natsUrl: nats.url,
    });
    const listener = database.listener(createLogger('silent'));
    const heard: (string | null)[] = [];
    listener.on('test', (payload) => heard.push(payload));
    listener.start();
    await expect.poll(() => heard).toEqual([null]);
    await first.database.shared.notify('test', 'ours');
    await database.shared.notify('test', 'theirs');
    await expect.poll(() => heard).toEqual([null, 'theirs']);
    await listener.close();
    await database.close();
    await foreign.close();
  });

  it('miss nothing while NATS is away, and go on when it is back', { timeout: 60_000 }, async () => {
    const client = await connected(second);
    await nats.stop();
    const record = await makeRegion(first);
    await expect.poll(client.changed, { timeout: 15_000 }).toEqual([record]);
    await nats.start();
    // Both have to notice; then it takes a moment only, as before.
    await expect
      .poll(
        async () => {
          const before = performance.now();
          const later = await makeRegion(first);
          await expect.poll(client.changed, { timeout: 15_000, interval: 10 }).toContain(later);
          return performance.now() - before;
        },
        { timeout: 40_000 },
      )
      .toBeLessThan(2_000);
  });
});
