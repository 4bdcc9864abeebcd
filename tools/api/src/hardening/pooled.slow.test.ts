import { randomBytes, randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { buildApp } from '../app';
import { openDatabase, type Database } from '../engine/database/openDatabase';
import { withClient } from '../engine/database/withClient';
import { createLogger } from '../engine/plugins/logging';
import { isLong } from '../testKit/isLong';
import { hasPgbouncer, startPgbouncer, type Pgbouncer } from '../testKit/pgbouncer';
import { connectedSocket, listen } from '../testKit/socketClient';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { onServer } from '../testKit/templates';

if (isLong && !hasPgbouncer)
  process.stdout.write('A pool of connections is not tested: there is no pgbouncer on this machine.\n');

const size = 3;
const role = `callboard_pooled_${randomBytes(4).toString('hex')}`;

describe.runIf(isLong && hasPgbouncer)('a pool of connections that lends each for a transaction', () => {
  let api: TestApi;
  let appUrl: string;
  let pool: Pgbouncer;
  let database: Database;
  let app: FastifyInstance;
  const notices: string[] = [];
  const open = () =>
    openDatabase({
      databaseUrl: api.url,
      appUrl: pool.through(appUrl),
      dataFolder: '',
      connections: 20,
      connectionMs: 30_000,
      notice: (sentence) => notices.push(sentence),
    });

  beforeAll(async () => {
    api = await startTestApi();
    await api.asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'of the app'`);
    appUrl = Object.assign(new URL(api.url), { username: role, password: 'of the app' }).toString();
    pool = await startPgbouncer([appUrl, api.url], size);
    database = await open();
    const logger = createLogger('silent');
    app = await buildApp({ database, settings: api.settings, logger, metrics: new Registry() });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await pool.stop();
    await api.close();
    await onServer(inject('testServer'), `DROP ROLE ${role}`);
  });

  /** The connections that the pool has to the database. */
  async function countBehind(): Promise<number | undefined> {
    const [row] = await api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = $1 AND application_name <> 'callboard listener'`,
      [role],
    );
    return row?.count;
  }

  const shown = async (sql: string) => {
    const [row] = await database.shared.query<{ answer: string }>({
      text: `SELECT ${sql}::text AS answer`,
      values: [],
    });
    return row?.answer;
  };

  it('is in between, has the time limits of the role, and no prepared statements', async () => {
    expect(notices).toEqual([]);
    expect(await shown(`current_setting('statement_timeout')`)).toBe('5s');
    expect(await shown(`(SELECT count(*) FROM pg_prepared_statements)`)).toBe('0');
    expect(await countBehind()).toBeGreaterThan(0);
  });

  it('serves many calls of several tenants, each with its own rows, on few connections', async () => {
    const tenants: readonly TenantCode[] = ['showquest', 'rockquest', 'launchpad'];
    const made = new Map<TenantCode, string[]>();
    const clients = await Promise.all(
      tenants.map(async (tenant) => ({ tenant, session: await api.loginAs(tenant, 'admin') })),
    );
    const url = `${apiPrefix()}callboard/regions`;
    await Promise.all(
      clients.flatMap(({ tenant, session: { headers } }) =>
        Array.from({ length: 25 }, async (_, nth) => {
          const payload = { name: `${tenant} ${nth} ${randomUUID()}` };
          const answer = await app.inject({ method: 'POST', url, headers, payload });
          expect(answer.statusCode).toBe(201);
          made.set(tenant, [...(made.get(tenant) ?? []), payload.name]);
          const list = await app.inject({ url: `${url}?page_size=200`, headers });
          const names = list.json<{ results: { name: string }[] }>().results.map(({ name }) => name);
          expect(names).toContain(payload.name);
          expect(names.filter((name) => !name.startsWith(tenant))).toEqual([]);
        }),
      ),
    );
    for (const tenant of tenants) expect(made.get(tenant)).toHaveLength(25);
    expect(await countBehind()).toBeLessThanOrEqual(size);
    expect(await shown(`coalesce(current_setting('app.tenant', true), '')`)).toBe('');
  }, 120_000);

  it('is passed by where a connection listens', async () => {
    const to = await listen({ app });
    const admin = await api.loginAs('showquest', 'admin');
    const client = await connectedSocket({ to, token: admin.token });
    const made = await admin.call('POST', 'callboard/regions', { name: randomUUID() });
    await expect.poll(client.changed).toEqual([(made.body as { data: { hashcode: string } }).data.hashcode]);
  });

  it('is refused for the owner, whose locks are of a connection', async () => {
    await expect(openDatabase({ databaseUrl: pool.through(api.url), dataFolder: '' })).rejects.toThrow(
      'DATABASE_URL leads to a pool of connections.',
    );
  });

  it('is noticed where its connections are older than the settings of the role', async () => {
    await api.asOwner(
      `ALTER ROLE ${role} IN DATABASE "${new URL(api.url).pathname.slice(1)}" SET lock_timeout = '7s'`,
    );
    const stale = await startPgbouncer([appUrl], 1);
    try {
      const through = stale.through(appUrl);
      await withClient(through, (client) => client.query('SELECT 1'));
      const second = await openDatabase({
        databaseUrl: api.url,
        appUrl: through,
        dataFolder: '',
        notice: (sentence) => notices.push(sentence),
      });
      await second.close();
      expect(notices.join()).toContain('(lock_timeout): RECONNECT it.');
    } finally {
      await stale.stop();
    }
  });
});
