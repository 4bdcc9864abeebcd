import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createListener } from '../database/createListener';
import type { Database } from '../database/openDatabase';
import { withClient } from '../database/withClient';
import { createLogger } from '../plugins/logging';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { createEventDelivery, type Subscribers } from './createEventDelivery';
import { emit, removeOldEvents } from './emit';
import { pageSize } from './newEvents';
import { onEvent, subscribe } from './subscribe';

const tenant: TenantCode = 'showquest';
let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ sql: 'CREATE TABLE noted (id text, number bigint, account text)' });
});
afterAll(() => test.drop());

/** One process more that delivers events. */
async function startProcess(subscribers: Partial<Subscribers>, database: Database = test.database) {
  const log = createLogger('silent');
  const listener = createListener(test.database.appUrl, log);
  const delivery = createEventDelivery(
    { database, listener, log },
    { installation: [], process: [], ...subscribers },
  );
  await delivery.start();
  listener.start();
  const stop = async () => {
    await delivery.stop();
    await listener.close();
  };
  onTestFinished(stop);
  return stop;
}

/** A subscriber of the installation that notes each delivery in a table of ours, within the transaction. */
function noting(id: string) {
  return subscribe('sessions.ended', id, async ({ account }, source, transaction) => {
    await transaction.query({
      text: 'INSERT INTO noted (id, number, account) VALUES ($1, $2, $3)',
      values: [id, source.number, account],
    });
  });
}

async function notedBy(id: string): Promise<string[]> {
  const rows = await test.asOwner<{ account: string }>(
    'SELECT account FROM noted WHERE id = $1 ORDER BY number',
    [id],
  );
  return rows.map(({ account }) => account);
}

const emitFor = (accounts: readonly string[]) =>
  test.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    for (const account of accounts) await emit(transaction, tenant, 'sessions.ended', { account });
  });

describe('events', () => {
  it('reach every process once and the installation once, in order, and only if they commit', async () => {
    const id = randomUUID();
    const heard: string[][] = [[], [], []];
    for (const list of heard) {
      const process = [onEvent('sessions.ended', ({ account }) => void list.push(account))];
      await startProcess({ process, installation: [noting(id)] });
    }
    const accounts = Array.from({ length: 20 }, () => randomUUID());
    const rolledBack = test.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      await emit(transaction, tenant, 'sessions.ended', { account: randomUUID() });
      throw new Error('not after all');
    });
    await expect(rolledBack).rejects.toThrow('not after all');
    for (const account of accounts) await emitFor([account]);
    for (const list of heard) await expect.poll(() => list).toEqual(accounts);
    await expect.poll(() => notedBy(id)).toEqual(accounts);
  });

  it('come from every change of a record, and from what its lifecycle declares', async () => {
    const heard: string[] = [];
    await startProcess({
      process: [
        onEvent('record.changed', ({ collection, kind }) => void heard.push(`${collection} ${kind}`)),
        onEvent('message.sent', ({ record }) => void heard.push(record)),
      ],
    });
    const record = randomUUID();
    await test.asOwner(
      `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Far North'), ('rockquest', 'Deep South')`,
    );
    await test.asOwner(
      `INSERT INTO changes (tenant, change_set, collection, record, kind) VALUES ($1, $2, 'messages', $3, 'create')`,
      [tenant, randomUUID(), record],
    );
    await expect
      .poll(() => [...heard].sort())
      .toEqual([record, 'messages create', 'regions create', 'regions create'].sort());
  });

  it('are not lost where a lower number commits after a higher one', async () => {
    const id = randomUUID();
    const heard: string[] = [];
    await startProcess({
      process: [onEvent('sessions.ended', ({ account }) => void heard.push(account))],
      installation: [noting(id)],
    });
    const [early, late] = [randomUUID(), randomUUID()];
    const slow = new pg.Client(test.url);
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO domain_events (tenant, name, payload) VALUES ($1, 'sessions.ended', jsonb_build_object('account', $2::text))`,
      [tenant, early],
    );
    await emitFor([late]);
    await expect.poll(() => heard).toEqual([late]);
    await expect.poll(() => notedBy(id)).toEqual([late]);
    await slow.query('COMMIT');
    await slow.end();
    await expect.poll(() => heard).toEqual([late, early]);
    // Ordered by number here: both are noted, each once.
    await expect.poll(() => notedBy(id)).toEqual([early, late]);
  });

  it('wait for a subscriber of the installation that is away, however many there are', async () => {
    const id = randomUUID();
    const stop = await startProcess({ installation: [noting(id)] });
    await stop();
    const accounts = Array.from({ length: 2 * pageSize + 50 }, () => randomUUID());
    await emitFor(accounts);
    await startProcess({ installation: [noting(id)] });
    await expect.poll(() => notedBy(id)).toEqual(accounts);
  });

  it('are delivered again where a handler failed, with nothing of the first time', async () => {
    const id = randomUUID();
    let tries = 0;
    let isBroken = true;
    const { deliver, ...subscription } = noting(id);
    await startProcess({
      installation: [
        {
          ...subscription,
          deliver: (event, source) => async (transaction) => {
            await deliver(event, source)(transaction);
            tries += 1;
            if (isBroken) throw new Error('no luck');
          },
        },
      ],
    });
    const [first, second] = [randomUUID(), randomUUID()];
    await emitFor([first]);
    await expect.poll(() => tries).toBeGreaterThan(0);
    expect(await notedBy(id)).toEqual([]);
    isBroken = false;
    await emitFor([second]);
    await expect.poll(() => notedBy(id)).toEqual([first, second]);
  });

  it('are delivered to the other subscribers where one fails', async () => {
    const [broken, id] = [randomUUID(), randomUUID()];
    const { deliver: _deliver, ...subscription } = noting(broken);
    const failing = {
      ...subscription,
      deliver: () => async () => {
        throw new Error('no luck');
      },
    };
    await startProcess({ installation: [failing, noting(id)] });
    const account = randomUUID();
    await emitFor([account]);
    await expect.poll(() => notedBy(id)).toEqual([account]);
    expect(await notedBy(broken)).toEqual([]);
  });

  it('cost a transaction for each subscriber that they are for, and none for the others', async () => {
    const id = randomUUID();
    const others = Array.from({ length: 8 }, () =>
      subscribe('message.sent', randomUUID(), async () => undefined),
    );
    const written: string[] = [];
    const read: (string | undefined)[] = [];
    const forTenant: Database['forTenant'] = (of) => {
      const rows = test.database.forTenant(of);
      return {
        ...rows,
        async rows(schema, statement) {
          const found = await rows.rows(schema, statement);
          if (of === tenant) read.push(statement.name);
          return found;
        },
        write(by, work) {
          written.push(of);
          return rows.write(by, work);
        },
      };
    };
    await startProcess({ installation: [...others, noting(id)] }, { ...test.database, forTenant });
    // Events that commit before a process has found who is behind are found there, and heard of too.
    await expect.poll(() => read).toContain('subscribers behind');
    const account = randomUUID();
    await emitFor([account]);
    await expect.poll(() => notedBy(id)).toEqual([account]);
    expect(written).toEqual([tenant]);
  });

  it('are removed after a week', async () => {
    await emitFor([randomUUID()]);
    await test.asOwner(`UPDATE domain_events SET at = now() - interval '8 days' WHERE tenant = $1`, [tenant]);
    await emitFor([randomUUID()]);
    await withClient(test.url, (owner) => removeOldEvents(owner, 7));
    expect(await test.asOwner('SELECT FROM domain_events WHERE tenant = $1', [tenant])).toHaveLength(1);
  });
});
