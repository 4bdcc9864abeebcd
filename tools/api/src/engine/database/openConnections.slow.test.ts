import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { openConnections, sharedLane, type Connections } from './openConnections';
import { setRoleSettings } from './roleSettings';
import { queriesOn, transact, write, type On } from './transactions';
import { withClient } from './withClient';

const size = 8;
let test: TestDatabase;
let connections: Connections;
/** The connections that the database has of its own. */
let others: number;
beforeAll(async () => {
  test = await startTestDatabase();
  others = await countOpen();
  connections = openConnections(test.database.appUrl, { size, connectionMs: 20_000, isDirect: true });
});
afterAll(async () => {
  await connections.close();
  await test.drop();
});

const on = (tenant: string | null): On => ({ connections, tenant, publish: null });
const answer = (tenant: string | null, sql: string) =>
  queriesOn(on(tenant)).query<{ answer: string | null }>({ text: `SELECT ${sql} AS answer`, values: [] });
const tenantNow = `nullif(current_setting('app.tenant', true), '')`;

async function countOpen(): Promise<number> {
  const [row] = await test.asOwner<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'callboard'`,
  );
  return row?.count ?? 0;
}

describe('the connections of a process', () => {
  it('are no more for 500 tenants than for one', async () => {
    const tenants = Array.from({ length: 500 }, (_, nth) => `tenant${nth}`);
    const answers = await Promise.all(tenants.map((tenant) => answer(tenant, tenantNow)));
    expect(answers).toEqual(tenants.map((tenant) => [{ answer: tenant }]));
    expect((await countOpen()) - others).toBeLessThanOrEqual(size);
    expect(connections.activity()).toEqual([]);
  });

  it('leave one for another tenant, however many calls of a busy one wait', async () => {
    let done = 0;
    const busy = Array.from({ length: 200 }, () =>
      answer('busy', 'pg_sleep(0.02)').then(() => void (done += 1)),
    );
    await expect.poll(() => done).toBeGreaterThan(3);
    for (let nth = 0; nth < 5; nth += 1) {
      const before = done;
      await answer('quiet', '1');
      // As many as were under way, and not the 200.
      expect(done - before).toBeLessThanOrEqual(size);
    }
    expect(done).toBeLessThan(150);
    await Promise.all(busy);
  });

  it('leave one for what belongs to no tenant, while transactions of tenants wait for it', async () => {
    const waiting = Array.from({ length: 40 }, (_, nth) =>
      transact(on(`tenant${nth}`), async () => {
        await answer(null, '1');
      }),
    );
    await expect(Promise.all(waiting)).resolves.toHaveLength(40);
  });

  it('have no tenant when the next call gets them', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, nth) => answer(`tenant${nth}`, 'pg_sleep(0.01)')));
    const failed = write(on('showquest'), { actor: null }, (transaction) =>
      transaction.query({ text: 'SELECT 1 / 0', values: [] }),
    );
    await expect(failed).rejects.toThrow('division by zero');
    await expect(answer('showquest', '1 / 0')).rejects.toThrow('division by zero');
    const texts = ['tenant', 'scope', 'actor', 'change_set'].map(
      (key) => `current_setting('app.${key}', true)`,
    );
    for (let nth = 0; nth < 20; nth += 1) {
      const sql = `concat(${texts.join(', ')})`;
      expect(await answer(null, sql)).toEqual([{ answer: '' }]);
    }
  });

  it('are given up when a call leaves its transaction open', async () => {
    const pidOf = async (client: pg.PoolClient) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      return rows[0]?.pid;
    };
    const left = await connections.use(sharedLane, async (client) => {
      await client.query(`BEGIN; SELECT set_config('app.tenant', 'showquest', true)`);
      return pidOf(client);
    });
    for (let nth = 0; nth < 5; nth += 1) {
      const pid = await connections.use(sharedLane, pidOf);
      expect(pid).not.toBe(left);
    }
  });
});

describe('a single statement', () => {
  it('is one transaction: what fails when it commits is an error, and nothing of it stays', async () => {
    await test.asOwner(`CREATE TABLE deferred (a int UNIQUE DEFERRABLE INITIALLY DEFERRED);
      GRANT SELECT, INSERT ON deferred TO PUBLIC`);
    const queries = queriesOn(on('showquest'));
    const twice = queries.query({ text: 'INSERT INTO deferred VALUES ($1), ($1)', values: [1] });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await queries.query({ text: 'SELECT * FROM deferred', values: [] })).toEqual([]);
    await queries.query({ text: 'INSERT INTO deferred VALUES ($1)', values: [1] });
    expect(await test.asOwner('SELECT * FROM deferred')).toEqual([{ a: 1 }]);
  });

  it('takes a scope of its own along', async () => {
    const scoped = queriesOn(on('showquest'), () => '{"regions":[]}');
    const text = `SELECT current_setting('app.scope', true) AS scope`;
    expect(await scoped.query({ text, values: [] })).toEqual([{ scope: '{"regions":[]}' }]);
    expect(await scoped.query({ text, values: [], scope: '' })).toEqual([{ scope: '' }]);
  });
});

it('lets the role of the application have its time limits on every connection', async () => {
  const shown = (url: string) =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ statement: string; lock: string; near: string }>(
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
           current_setting('pg_trgm.word_similarity_threshold', true) AS near`,
      );
      return rows[0];
    });
  const { appUrl } = test.database;
  expect(await shown(appUrl)).toEqual({ statement: '5s', lock: '2s', near: '0.4' });
  await test.asOwner(`ALTER ROLE "${new URL(appUrl).username}" IN DATABASE "${new URL(test.url).pathname.slice(1)}"
    SET statement_timeout = '1min'`);
  expect(await shown(appUrl)).toMatchObject({ statement: '1min' });
  await withClient(appUrl, setRoleSettings);
  expect(await shown(appUrl)).toMatchObject({ statement: '5s' });
});
