import { apiPrefix } from '@callboard/api-contract';
import { attachmentPaths, attachmentSchema } from '@callboard/api-contract/attachments';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryData } from '../../../../vitest/temporaryData.mjs';
import { isLong } from '../../testKit/isLong';
import { hasHaproxy, startHaproxy, type Haproxy } from '../../testKit/haproxy';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { testAccount } from '../../testKit/testAccount';
import { testSession } from '../../testKit/testSession';
import { runningServer, type RunningServer } from '../runningServer';
import { digestOf, regionsPath, signIn, uploadFile, writeRegion, type SentFile } from './clientWork';
import { openMultiplexed, openPlain, type Connection } from './openConnection';
import { expectStatus, startClients } from './startClients';

const stops = isLong ? 20 : 2;
/** How much is acknowledged between two stops at least. */
const share = isLong ? { signIns: 50, uploads: 10, writes: 500 } : { signIns: 12, uploads: 4, writes: 100 };
const email = 'everyone@example.test';
const metricsToken = 'read-by-this-test-alone';

if (isLong && !hasHaproxy)
  process.stdout.write('HAProxy is not tested: there is no haproxy, or no openssl, on this machine.\n');

describe.runIf(hasHaproxy)('two processes behind HAProxy as it is delivered', () => {
  let database: TestDatabase;
  let folder: string;
  let servers: RunningServer[];
  let proxy: Haproxy;
  let headers: Record<string, string>;

  beforeAll(async () => {
    // One folder of both, as in the compose file: parts of uploads are there.
    folder = temporaryData('haproxy');
    database = await startTestDatabase();
    const delivered = await environmentOfWeb();
    servers = await Promise.all(
      [0, 1].map(() =>
        runningServer(folder, {
          ...delivered,
          DATABASE_URL: database.url,
          CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
          CALLBOARD_RATE_LIMIT: '1',
          CALLBOARD_METRICS_TOKEN: metricsToken,
        }),
      ),
    );
    for (const server of servers) {
      await server.start();
      await server.untilReady(120_000);
    }
    headers = (await testSession(database.database, 'showquest', ['staff'])).headers;
    await testAccount(database, email, ['showquest']);
    proxy = await startHaproxy(servers.map(({ origin }) => origin));
  }, 300_000);

  afterAll(async () => {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  test('nothing is lost and nothing refused while they are replaced one after the other', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('There are two servers.');
    // Of this try alone: a name exists once.
    const names = `haproxy ${randomUUID()}`;
    // Half of the browsers have HTTP/2, each its own address, and with it its own rate limits.
    const connect = (kind: number) => (browser: number) => {
      const localAddress = `127.${kind}.${browser >> 8}.${browser & 255}`;
      return (browser % 2 ? openMultiplexed : openPlain)({ ...proxy, localAddress });
    };
    const writes = startClients({
      ...{ clients: 4, turns: 100, connect: connect(1) },
      work: (connection, turn) => writeRegion(connection, headers, `${names} ${turn}`),
    });
    const signIns = startClients({
      ...{ clients: 8, turns: 1, connect: connect(2) },
      work: (connection) => signIn(connection, email),
    });
    const uploads = startClients({
      ...{ clients: 3, turns: 10, connect: connect(3) },
      work: (connection, turn) => uploadFile(connection, headers, `${names} ${turn}.bin`),
    });
    const all = [writes, signIns, uploads];
    onTestFinished(() => Promise.all(all.map((clients) => clients.stop())).then(() => undefined));
    const someMore = () =>
      Promise.all([
        writes.someMore(share.writes),
        signIns.someMore(share.signIns),
        uploads.someMore(share.uploads),
      ]);
    for (let stop = 0; stop < stops; stop += 1) {
      const server = stop % 2 ? second : first;
      await Promise.all([untilServing(first), untilServing(second), someMore()]);
      const before = all.map((clients) => clients.count());
      await server.stop();
      // Its neighbour goes on with all of it, meanwhile and until it is back.
      for (const [nth, clients] of all.entries())
        expect(clients.count()).toBeGreaterThan(before[nth] ?? Infinity);
      await server.start();
      await server.untilReady(120_000);
    }
    await Promise.all([untilServing(first), untilServing(second)]);
    const [written, signedIn, uploaded] = [await writes.stop(), await signIns.stop(), await uploads.stop()];
    const outcomes = { written, signedIn, uploaded };
    const figures = Object.entries(outcomes).map(([name, { acknowledged, lost, refused }]) => [
      name,
      `${acknowledged.length} acknowledged, ${lost.length} lost, ${refused.length} refused`,
    ]);
    process.stdout.write(
      `${stops} restarts behind HAProxy: ${JSON.stringify(Object.fromEntries(figures))}\n`,
    );
    for (const { lost, refused } of Object.values(outcomes))
      expect(new Set([...lost, ...refused]), proxy.log()).toEqual(new Set());
    // Each was left in peace because it drained, not because its port was closed.
    expect(proxy.log().match(/is DOWN, reason: Layer7 wrong status, code: 503/g)).toHaveLength(stops);
    expect(await storedNames(names)).toEqual(written.acknowledged.toSorted());
    expect(await storedFiles(names)).toEqual(uploaded.acknowledged.map(({ digest }) => digest).toSorted());
    for (const [nth, file] of uploaded.acknowledged.entries())
      expect(await digestThere(file, connect(4)(nth))).toBe(file.digest);
    expect(await countSessions()).toBe(signedIn.acknowledged.length);
    for (const server of servers) expect(await refusedTokens(server, signedIn.acknowledged)).toEqual([]);
  }, 1_800_000);

  /** Until the proxy sends requests to a process that has started: what it has answered counts from its start. */
  async function untilServing({ origin }: RunningServer): Promise<void> {
    const authorization = `Bearer ${metricsToken}`;
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${origin}/metrics`, { headers: { authorization } });
          return (await answer.text()).includes(`route="${regionsPath}"`);
        },
        { timeout: 90_000, interval: 100 },
      )
      .toBe(true);
  }

  async function storedNames(names: string): Promise<string[]> {
    const rows = await database.asOwner<{ name: string }>('SELECT name FROM regions WHERE name LIKE $1', [
      `${names} %`,
    ]);
    return rows.map(({ name }) => name).toSorted();
  }

  async function storedFiles(names: string): Promise<string[]> {
    const rows = await database.asOwner<{ digest: string }>(
      `SELECT encode(sha256, 'hex') AS digest FROM attachments WHERE name LIKE $1`,
      [`${names} %`],
    );
    return rows.map(({ digest }) => digest).toSorted();
  }

  /** Digest of a browser's download, by the address of now: the one that came with the upload can have expired. */
  async function digestThere({ hashcode }: SentFile, connection: Connection): Promise<string> {
    const read = { method: 'GET', headers } as const;
    const found = await connection.send({ ...read, path: `${apiPrefix()}${attachmentPaths.one(hashcode)}` });
    const { qed_model } = v.parse(attachmentSchema, JSON.parse(expectStatus(found, 200).body.toString()));
    const { pathname, search } = new URL(qed_model.url, proxy.origin);
    const { body } = expectStatus(await connection.send({ method: 'GET', path: pathname + search }), 200);
    connection.close();
    return digestOf(body);
  }

  async function countSessions(): Promise<number | undefined> {
    const [row] = await database.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM sessions s JOIN users u ON u.tenant = s.tenant AND u.hashcode = s."user" WHERE u.email = $1`,
      [email],
    );
    return row?.count;
  }

  /** The sessions that a process does not know, whichever of the two they began at. */
  async function refusedTokens({ origin }: RunningServer, tokens: readonly string[]): Promise<string[]> {
    const refused: string[] = [];
    for (const [nth, token] of tokens.entries()) {
      const { status } = await fetch(`${origin}${regionsPath}?page_size=1`, {
        // As the proxy hands it on: who calls often from one address is refused for that.
        headers: { authorization: `Token ${token}`, 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` },
      });
      if (status !== 200) refused.push(`${status} ${token}`);
    }
    return refused;
  }
});

const composeSchema = v.object({
  services: v.object({ web: v.object({ environment: v.record(v.string(), v.string()) }) }),
});

/** Settings of the compose file for a process that answers requests: how long it drains, and that a proxy is in front. */
async function environmentOfWeb(): Promise<Record<string, string>> {
  const text = await readFile(join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8');
  return v.parse(composeSchema, parse(text, { merge: true })).services.web.environment;
}
