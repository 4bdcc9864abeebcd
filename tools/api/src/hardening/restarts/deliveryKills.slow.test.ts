import { apiPrefix } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emit } from '../../engine/events/emit';
import { isLong } from '../../testKit/isLong';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { testSession } from '../../testKit/testSession';
import { mailSink, type MailSink } from '../mailSink';
import { runningServer, type RunningServer } from '../runningServer';

const kills = isLong ? 200 : 4;
/** Of so many kills one hits a process whose mail the mail server has taken, and which does not know it yet. */
const everyAfterTaking = isLong ? 10 : 4;
const processes = 3;
/** A killed run is given back after half a minute, and tried again after a pause. */
const deliveredMs = 180_000;
const tenant = 'showquest';

let folder: string;
let database: TestDatabase;
let sink: MailSink;
let servers: RunningServer[];
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-deliveries-'));
  database = await startTestDatabase();
  sink = await mailSink();
  servers = await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      runningServer(join(folder, String(number)), {
        DATABASE_URL: database.url,
        CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        // The mail server learns from it which process sends.
        SMTP_URL: `${sink.url}/?name=process-${number}`,
      }),
    ),
  );
  for (const server of servers) await server.start();
  await Promise.all(servers.map((server) => server.untilReady(120_000)));
  headers = (await testSession(database.database, tenant, ['admin'])).headers;
}, 300_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await sink.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test(
  'no mail and no event is lost by a kill between commit and delivery, and what comes twice is recognised',
  async () => {
    const invited: string[] = [];
    const secured: string[] = [];
    let afterTaking = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = kill % processes;
      const killVictim = () => server(victim).killApi();
      if (kill % everyAfterTaking === everyAfterTaking - 1) {
        const taken = sink.onceTaken((sender) => server(sender).killApi());
        invited.push(await invite(server(victim).origin));
        const sender = await taken;
        afterTaking += 1;
        await revive(sender);
        continue;
      }
      // Both are committed; the process that is to deliver them is killed at that moment.
      secured.push(await secure());
      invited.push(await invite(server(victim).origin, killVictim));
      await revive(victim);
    }
    const expected = [...invited, ...secured];
    await expect
      .poll(() => expected.filter((to) => !sink.recipients().has(to)), {
        timeout: deliveredMs,
        interval: 500,
      })
      .toEqual([]);
    // By then what was taken and not marked has come again.
    const waiting = () => database.asOwner(`SELECT id FROM mails WHERE status = 'waiting'`);
    await expect.poll(waiting, { timeout: deliveredMs, interval: 500 }).toEqual([]);
    const queued = await database.asOwner<{ recipient: string; mails: number }>(
      'SELECT recipient, count(*)::int AS mails FROM mails WHERE recipient = ANY ($1) GROUP BY recipient',
      [expected],
    );
    const doubled = sink.messages().length - new Set(sink.messages()).size;
    process.stdout.write(
      `${kills} kills on ${processes} processes, ${afterTaking} of them after the mail server took a mail: ` +
        `${invited.length} mails of requests and ${secured.length} of events, 0 lost; ` +
        `${doubled} came twice under one Message-ID\n`,
    );
    // Each cause queued one mail, and each mail has one Message-ID, however often it came.
    expect(queued.filter(({ mails }) => mails !== 1)).toEqual([]);
    expect(queued).toHaveLength(expected.length);
    for (const to of expected) expect(sink.recipients().get(to)?.size).toBe(1);
    expect(doubled).toBeGreaterThanOrEqual(afterTaking);
  },
  isLong ? 5_400_000 : 300_000,
);

function server(number: number): RunningServer {
  const found = servers[number];
  if (!found) throw new Error(`There is no process ${number}.`);
  return found;
}

async function revive(number: number): Promise<void> {
  await server(number).start();
  await server(number).untilReady(90_000);
}

/** Invites a new person, whose mail is caused by the request; `onAnswer` comes as soon as it is acknowledged. */
async function invite(origin: string, onAnswer?: () => Promise<void>): Promise<string> {
  const email = `${randomUUID()}@invited.test`;
  const response = await fetch(`${origin}${apiPrefix()}user/activations`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ first_name: 'Aroha', last_name: 'Ngata', email, roles: ['judge'] }),
  });
  expect(response.status).toBe(201);
  await onAnswer?.();
  return email;
}

/** Commits an event about an account, whose mail a subscriber causes. */
async function secure(): Promise<string> {
  const email = `${randomUUID()}@secured.test`;
  const [row] = await database.asOwner<{ id: string }>(
    'INSERT INTO accounts (email) VALUES ($1) RETURNING id',
    [email],
  );
  await database.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    await emit(transaction, tenant, 'account.secured', { account: row?.id ?? '', change: 'password' });
  });
  return email;
}
