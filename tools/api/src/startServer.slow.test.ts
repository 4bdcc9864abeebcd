import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isLong } from './testKit/isLong';
import { testAccount, testPassword } from './testKit/testAccount';
import { canary, wrongSettings } from './engine/settings/testing/wrongSettings.data';
import { name } from './engine/database/quote';
import { freePort } from './engine/database/embedded/postmaster';
import { startTestDatabase, type TestDatabase } from './testKit/startTestDatabase';
import { databaseUrl, onServer } from './testKit/templates';

/** Promised time; next to all other tests the start of the process itself takes as long. */
const soonMs = isLong ? 5_000 : 60_000;

let database: TestDatabase;
let folder: string;
const started: ChildProcess[] = [];
const secretKey = Buffer.alloc(32, 7).toString('base64');
const built = join(import.meta.dirname, '../out-test/server');
beforeAll(async () => {
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir: built } });
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'callboard-server-'));
  await testAccount(database, 'both@example.test', ['showquest']);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the built server, without example records, on a free port. */
function run(variables: NodeJS.ProcessEnv, ...given: string[]) {
  const child = spawn(process.execPath, [join(built, 'main.js'), ...given], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      CALLBOARD_DATA: folder,
      CALLBOARD_SEED: '0',
      CALLBOARD_SOCKET_PORT: '0',
      CALLBOARD_SECRET_KEY: secretKey,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  return { child, output };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function serving(variables: NodeJS.ProcessEnv = {}, ...given: string[]) {
  const port = String(await freePort());
  const { child, output } = run({ PORT: port, ...variables }, ...given);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.status;
  await expect.poll(isReady, { timeout: 60_000, message: output.text }).toBe(200);
  return { child, output, origin };
}

function act(origin: string, body: object, token?: string) {
  const authorization = token === undefined ? {} : { Authorization: `Token ${token}` };
  return fetch(`${origin}/api/v21/system/user/actions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
}

describe('startServer', { timeout: 90_000 }, () => {
  it('runs twice side by side on one database, with the same sessions', async () => {
    const [first, second] = await Promise.all([serving(), serving()]);
    const login = { action: 'login', data: { email: 'both@example.test', password: testPassword } };
    const answer: { data: { authorization: { token: string } } } = JSON.parse(
      await (await act(first.origin, login)).text(),
    );
    const { token } = answer.data.authorization;
    expect((await act(second.origin, { action: 'login' }, token)).status).toBe(200);
    expect((await act(first.origin, { action: 'logout' }, token)).status).toBe(200);
    await expect.poll(async () => (await act(second.origin, { action: 'login' }, token)).status).toBe(401);
    for (const { child } of [first, second]) child.kill('SIGTERM');
    expect(await Promise.all([ended(first.child), ended(second.child)])).toEqual([0, 0]);
  });

  it('prints where each tenant is, and no account that it did not make', async () => {
    const { child, output } = await serving({ NODE_ENV: 'production' });
    await expect.poll(() => output.text).toMatch(/Rockquest +http:\/\/rockquest\.localhost:\d+/);
    expect(output.text).not.toMatch(/@|password/i);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
  });

  it('leaves jobs to a process of their own where it is configured to', async () => {
    const { child: web, origin } = await serving({}, '--web');
    const forgot = { action: 'reset_password', data: { email: 'both@example.test' } };
    expect((await act(origin, forgot)).status).toBe(200);
    const mails = async () =>
      (await database.asOwner<{ status: string }>('SELECT status FROM mails')).map(({ status }) => status);
    // The answer comes first; what follows from it is a job.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await mails()).toEqual([]);
    const { child: worker, output } = run({}, '--worker');
    await expect.poll(mails, { timeout: 60_000, message: output.text }).toEqual(['sent']);
    expect(output.text).toMatch(/Callboard runs jobs\.$/m);
    for (const child of [web, worker]) child.kill('SIGTERM');
    expect(await Promise.all([web, worker].map(ended))).toEqual([0, 0]);
    const { child, output: refused } = run({}, '--jobs');
    expect(await ended(child)).toBe(1);
    expect(refused.text.trim()).toBe('There is no command "--jobs": callboard --help lists them.');
  });

  it('finishes what is under way before it ends', async () => {
    const { child, origin } = await serving();
    const login = { action: 'login', data: { email: 'both@example.test', password: testPassword } };
    const answers = Promise.all(Array.from({ length: 8 }, () => act(origin, login)));
    await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await answers).map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(await ended(child)).toBe(0);
  });

  it('reports in one sentence that its port is taken', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { child, output } = run({ PORT: port });
    expect(await ended(child)).toBe(1);
    expect(output.text.trim()).toMatch(/^Port \d+ is taken by another program\./);
    taken.close();
  });

  it('reports in one sentence that it has another secret key than the database was begun with', async () => {
    const { child: first } = await serving();
    first.kill('SIGTERM');
    await ended(first);
    const { child, output } = run({
      PORT: String(await freePort()),
      CALLBOARD_SECRET_KEY: Buffer.alloc(32, 8).toString('base64'),
    });
    expect(await ended(child)).toBe(1);
    expect(output.text.trim().split('\n').at(-1)).toMatch(
      /^This database was begun with another secret key\./,
    );
  });

  it.each([
    [{ CALLBOARD_DATA: '/dev/null/data' }, 'The folder /dev/null/data cannot be written to.'],
    [{ CALLBOARD_DATA: '/proc/x' }, 'The folder /proc/x cannot be written to.'],
    [{ CALLBOARD_DATA: '/proc/self' }, 'The folder /proc/self cannot be written to.'],
    [{ CALLBOARD_DATA: import.meta.filename }, `The folder ${import.meta.filename} cannot be written to.`],
  ])('reports in one sentence what is wrong with %j', async (variables, sentence) => {
    const { child, output } = run(variables);
    expect(await ended(child)).toBe(1);
    const [line = '', ...more] = output.text.trim().split('\n');
    expect(line).toContain(sentence);
    expect(more).toEqual([]);
  });
});

describe('settings that make no sense', { timeout: 90_000 }, () => {
  const empty = `callboard_test_${Date.now()}_nothing`;
  let url: string;
  beforeAll(async () => {
    await onServer(inject('testServer'), `CREATE DATABASE ${name(empty)} TEMPLATE template0`);
    url = databaseUrl(inject('testServer'), empty);
  });
  afterAll(() => onServer(inject('testServer'), `DROP DATABASE ${name(empty)} WITH (FORCE)`));

  const production = () => ({ NODE_ENV: 'production', DATABASE_URL: url });
  const inNames = ['SMTP_URL', 'CALLBOARD_SECRETKEY', 'PORT', 'CALLBOARD_HOSTS', 'DATABASE_APP_URL'];
  // One for each of these names, of the table that is tried whole in wrongSettings.test.ts.
  const tried = inNames.flatMap((wrong) => wrongSettings.filter(([given]) => wrong in given).slice(0, 1));
  const noKey = [
    { CALLBOARD_SECRET_KEY: '', CALLBOARD_DATA: '/nowhere' },
    'CALLBOARD_SECRET_KEY is missing, which is needed with DATABASE_URL outside development',
  ] as const;

  it.each([...tried, noKey])(
    '%j end the server with code 2, and nothing is written',
    async (given, sentence) => {
      const from = performance.now();
      const { child, output } = run({ ...production(), ...given });
      expect(await ended(child)).toBe(2);
      expect(performance.now() - from).toBeLessThan(soonMs);
      expect(output.text.trim()).toContain(sentence);
      expect(output.text.trim().split('\n')).toHaveLength(1);
      expect(output.text).not.toContain(canary);
      await expectNothing();
    },
  );

  it.each([
    'migrate',
    'check',
    'admin --tenant=showquest --email=a@example.org',
    'backup /tmp/x',
    'restore /tmp/x',
  ])('end callboard %s in the same way', async (words) => {
    const { child, output } = run({ ...production(), SMTP_URL: 'http://x' }, ...words.split(' '));
    expect(await ended(child)).toBe(2);
    expect(output.text).toMatch(/^SMTP_URL makes no sense: it has to be /);
    await expectNothing();
  });

  async function expectNothing(): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client
      .query(`SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`)
      .finally(() => client.end());
    expect(rows).toHaveLength(0);
  }
});

describe('what cannot be reached', { timeout: 90_000 }, () => {
  it('is named within 5 seconds: a database that is not there, and one that is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    for (const at of ['127.0.0.1:1', `127.0.0.1:${port}`]) {
      const { child, output } = run({ DATABASE_URL: `postgres://owner:${canary}@${at}/shows` });
      // Until then it loads, which takes as long as the machine is busy.
      await expect.poll(() => output.text, { timeout: 60_000 }).toContain('Starting the database …');
      await expect
        .poll(() => output.text, { timeout: soonMs })
        .toContain(`The database shows at ${at} does not answer.`);
      expect(output.text).not.toContain(canary);
      child.kill('SIGKILL');
      await ended(child);
    }
    silent.close();
  });

  it('is named, and does not keep the server from serving: NATS', async () => {
    const { child, output } = await serving({ NATS_URL: `nats://user:${canary}@127.0.0.1:1` });
    await expect
      .poll(() => output.text, { timeout: 20_000 })
      .toContain('NATS at 127.0.0.1:1 does not answer.');
    expect(output.text).not.toContain(canary);
    child.kill('SIGKILL');
    await ended(child);
  });
});

describe('callboard --help', () => {
  it('prints the commands and the settings', async () => {
    const { child, output } = run({ SMTP_URL: 'http://x' }, '--help');
    expect(await ended(child)).toBe(0);
    for (const command of ['check', 'migrate', 'admin', 'backup', 'restore', '--worker'])
      expect(output.text).toMatch(new RegExp(`^ {2}callboard ${command}`, 'm'));
    expect(output.text).toMatch(
      /^ {2}CALLBOARD_DRAIN_MS .*in ms \(default: 0 in development, else 5000; such as 10000\)$/m,
    );
  });
});
