import { apiPrefix } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../engine/database/openDatabase';
import { isLong } from '../testKit/isLong';
import { testSession } from '../testKit/testSession';
import { runningServer, type RunningServer } from './runningServer';

const apiKills = isLong ? 50 : 3;
const databaseKills = isLong ? 20 : 2;
const writers = 4;
/** Where nothing has answered by then, nothing will: how long it really takes is printed, and depends on the machine. */
const hangsAfterMs = 90_000;
const pageSchema = v.object({
  next: v.nullable(v.string()),
  results: v.array(v.object({ name: v.string() })),
});
const regions = `${apiPrefix()}callboard/regions`;

// The embedded server is what is killed: with an external one there is nothing to try here.
describe.runIf(!process.env['DATABASE_URL'])('under kill -9 during writes', () => {
  let folder: string;
  let server: RunningServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-kills-'));
    // The database's own account has to enter it.
    await chmod(folder, 0o755);
    server = await runningServer(folder);
    await server.start();
    await server.untilReady(120_000);
    const database = await openDatabase({ dataFolder: folder });
    headers = (await testSession(database, 'showquest', ['staff'])).headers;
    await database.close();
  }, 180_000);

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    ['the API', apiKills],
    ['the database', databaseKills],
  ])(
    'no acknowledged write is lost or doubled, and it serves again: %s',
    async (victim, kills) => {
      const writing = startWriting(server.origin, headers);
      const waits: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await writing.someMore(20 + ((kill * 37) % 60));
        if (victim === 'the API') {
          await server.killApi();
          await server.start();
        } else {
          await server.killDatabase();
        }
        waits.push(await server.untilReady(hangsAfterMs));
      }
      await writing.someMore(20);
      const acknowledged = await writing.stop();
      const stored = await storedNames(server.origin, headers, writing.mark);
      process.stdout.write(
        `${kills} kills of ${victim}: ${acknowledged.length} writes acknowledged, ${stored.length} stored, serving again after at most ${Math.max(...waits)} ms\n`,
      );
      expect(acknowledged.length).toBeGreaterThan(kills * 20);
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
    },
    900_000,
  );
});

/** Several writers that go on through every failure, each repeating a write under its key until it is answered. */
function startWriting(origin: string, headers: Record<string, string>) {
  const mark = randomUUID().slice(0, 8);
  const acknowledged: string[] = [];
  let isStopped = false;
  const waiting: { until: number; resolve: () => void }[] = [];

  async function write(writer: number) {
    for (let number = 0; !isStopped; number += 1) {
      const name = `${mark} ${writer} ${number}`;
      const key = randomUUID();
      while (!(await create(name, key))) if (isStopped) return;
      acknowledged.push(name);
      for (const each of waiting) if (acknowledged.length >= each.until) each.resolve();
    }
  }

  async function create(name: string, key: string): Promise<boolean> {
    try {
      const response = await fetch(`${origin}${regions}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ name }),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      if (response.status >= 400 && response.status < 500 && response.status !== 409) {
        throw new TypeError(`A good write was refused with ${response.status}.`);
      }
      return response.status === 201;
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('A good write')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return false;
    }
  }

  const running = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    mark,
    /** Waits until so many more writes were acknowledged. */
    someMore: (count: number) =>
      Promise.race([
        running.then(() => undefined),
        new Promise<void>((resolve) => waiting.push({ until: acknowledged.length + count, resolve })),
      ]),
    async stop() {
      isStopped = true;
      await running;
      return acknowledged;
    },
  };
}

async function storedNames(origin: string, headers: Record<string, string>, mark: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | null = `${regions}?search=${mark}&page_size=200`;
  while (next) {
    const response: Response = await fetch(new URL(next, origin), { headers });
    const page: v.InferOutput<typeof pageSchema> = v.parse(pageSchema, await response.json());
    names.push(...page.results.map((region) => region.name));
    next = page.next;
  }
  return names;
}
