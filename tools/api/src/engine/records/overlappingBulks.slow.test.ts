import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { openDatabase, type Database } from '../database/openDatabase';
import { createLogger } from '../plugins/logging';
import { isLong } from '../../testKit/isLong';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const bulks = 20;
const items = isLong ? 200 : 10;
const regions = `${apiPrefix()}callboard/regions`;

let api: TestApi;
let staff: TestClient;
let other: { database: Database; app: FastifyInstance };
let hashcodes: string[];

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  const database = await openDatabase({ databaseUrl: api.url, dataFolder: '' });
  const { settings } = api;
  const app = await buildApp({ database, settings, logger: createLogger('silent'), metrics: new Registry() });
  other = { database, app };
  const made = await api.asOwner<{ hashcode: string }>(
    `INSERT INTO regions (tenant, name) SELECT 'showquest', 'Region ' || n FROM generate_series(1, $1::int) n RETURNING hashcode`,
    [items],
  );
  hashcodes = made.map(({ hashcode }) => hashcode);
});
afterAll(async () => {
  await other.app.close();
  await other.database.close();
  await api.close();
});

/** As a client does it: a busy server names when to come again, and nothing was written. */
async function patchAll(app: FastifyInstance, position: number, of = hashcodes): Promise<number> {
  const status = await patchOnce(app, position, of);
  if (status !== 503) return status;
  await wait(1_000);
  return patchAll(app, position, of);
}

async function patchOnce(app: FastifyInstance, position: number, of: readonly string[]): Promise<number> {
  const answer = await app.inject({
    method: 'PATCH',
    url: regions,
    headers: staff.headers,
    payload: { bulk_patch: of.map((hashcode) => ({ hashcode, position })) },
  });
  return answer.statusCode;
}

describe('[7.20] bulk changes of the same records', () => {
  it('wait for each other, in two processes, and none is lost', async () => {
    const started = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: bulks }, (_, n) => patchAll(n % 2 ? api.app : other.app, n + 1)),
    );
    process.stdout.write(
      `${bulks} bulks of ${items} in ${Math.round(performance.now() - started)} ms: ${[...new Set(statuses)].join()}\n`,
    );
    expect(statuses).toEqual(Array(bulks).fill(200));
    const versions = await api.asOwner(
      'SELECT DISTINCT version::int AS version, count(DISTINCT position)::int AS positions FROM regions GROUP BY 1',
    );
    // The first version, and one for each bulk.
    expect(versions).toEqual([{ version: bulks + 1, positions: 1 }]);
  });

  it('wait without a connection, so that others go on', async () => {
    const running = Array.from({ length: bulks }, (_, n) =>
      patchAll(api.app, n + 100, hashcodes.slice(0, 10)),
    );
    const list = await staff.call('GET', 'callboard/regions');
    expect(list.status).toBe(200);
    expect(await Promise.all(running)).toEqual(Array(bulks).fill(200));
  });
});
