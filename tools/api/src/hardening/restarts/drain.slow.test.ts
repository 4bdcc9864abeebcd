import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { testSession } from '../../testKit/testSession';
import { runningServer, type RunningServer } from '../runningServer';
import { writeRegion } from './clientWork';
import { openPlain } from './openConnection';
import { startClients } from './startClients';

const stops = isLong ? 20 : 2;
const clients = 12;
const drainMs = 1_500;
/** How often the proxy checks whether a process is ready. */
const checkMs = 200;

let database: TestDatabase;
let folder: string;
let servers: RunningServer[];
let headers: Record<string, string>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-drain-'));
  database = await startTestDatabase();
  servers = await Promise.all(
    [0, 1].map((number) =>
      runningServer(join(folder, String(number)), {
        DATABASE_URL: database.url,
        CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        CALLBOARD_DRAIN_MS: String(drainMs),
      }),
    ),
  );
  for (const server of servers) {
    await server.start();
    await server.untilReady(120_000);
  }
  headers = (await testSession(database.database, 'showquest', ['staff'])).headers;
  proxy = await startProxy(servers.map(({ origin }) => origin));
}, 300_000);

afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test('no answer is lost while processes are replaced one after the other, behind a proxy that repeats nothing', async () => {
  // Of this try alone: a name exists once.
  const names = `drain ${randomUUID()}`;
  const clientsRun = startClients({
    clients,
    turns: Infinity,
    connect: () => openPlain(proxy),
    work: (connection, turn) => writeRegion(connection, headers, `${names} ${turn}`),
  });
  onTestFinished(() => clientsRun.stop().then(() => undefined));
  let inFlight = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const server = servers[stop % 2];
    if (!server) throw new Error('There are two servers.');
    await expect.poll(() => proxy.countReady(), { timeout: 90_000 }).toBe(2);
    await clientsRun.someMore(40);
    // Stopped while it has something to answer.
    while (proxy.underWay(server.origin) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight += proxy.underWay(server.origin);
    const [from, begun] = [performance.now(), clientsRun.count()];
    await server.stop();
    expect(performance.now() - from).toBeGreaterThan(drainMs);
    expect(clientsRun.count()).toBeGreaterThan(begun);
    await server.start();
    await server.untilReady(90_000);
  }
  await clientsRun.someMore(40);
  const { acknowledged, lost, refused } = await clientsRun.stop();
  const [row] = await database.asOwner<{ stored: number }>(
    'SELECT count(*)::int AS stored FROM regions WHERE name LIKE $1',
    [`${names} %`],
  );
  process.stdout.write(
    `${stops} stops with ${inFlight} requests in flight at them: ${acknowledged.length} acknowledged, ${lost.length} lost, ${refused.length} refused\n`,
  );
  expect([lost, refused]).toEqual([[], []]);
  expect(inFlight).toBeGreaterThan(0);
  expect(row?.stored).toBe(acknowledged.length);
}, 600_000);

/** As proxies do: requests go to the processes that are ready, over connections that stay open, and none is sent a second time. */
async function startProxy(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(origins);
  const sent = new Map(origins.map((origin) => [origin, 0]));
  let next = 0;

  async function checkAll(): Promise<void> {
    for (const origin of origins) {
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(origin);
      else ready.delete(origin);
    }
  }
  const timer = setInterval(() => void checkAll(), checkMs);

  async function handOn(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    // A busy machine can answer late, which is no stop: meanwhile requests wait, as in the queue of HAProxy.
    while (ready.size === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const able = [...ready];
    const origin = able[next % able.length] ?? '';
    next += 1;
    const count = (by: number) => sent.set(origin, (sent.get(origin) ?? 0) + by);
    count(1);
    const { method, headers: given } = incoming;
    const onward = request(`${origin}${incoming.url}`, { agent, ...(method && { method }), headers: given });
    onward.once('response', (answer) => {
      const { connection: _own, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response).once('finish', () => count(-1));
    });
    onward.once('error', () => {
      count(-1);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    incoming.pipe(onward);
  }

  const server = createServer((incoming, response) => void handOn(incoming, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    countReady: () => ready.size,
    /** How many requests wait for an answer of a process. */
    underWay: (origin: string) => sent.get(origin) ?? 0,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
