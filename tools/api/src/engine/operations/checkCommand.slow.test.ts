import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { fakeBucket } from '../../testKit/fakeBucket';
import { fakeMailServer } from '../../testKit/fakeMailServer';
import { fakeNatsServer } from '../../testKit/fakeNatsServer';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { readMigrations } from '../database/migrate';
import { checkSecretKey } from '../secrets/checkSecretKey';
import { readSettings } from '../settings';
import { checkCommand } from './checkCommand';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
let test: TestDatabase;
let folder: string;
let variables: NodeJS.ProcessEnv;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  test = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'callboard-check-'));
  const [mails, nats, bucket] = await Promise.all([fakeMailServer(), fakeNatsServer(), fakeBucket('files')]);
  closing.push(mails.close, nats.close, bucket.close);
  variables = {
    NODE_ENV: 'production',
    DATABASE_URL: test.url,
    CALLBOARD_DATA: folder,
    CALLBOARD_SECRET_KEY: key(1),
    SMTP_URL: mails.url,
    MAIL_FROM: 'shows@example.org',
    NATS_URL: nats.url,
    ...bucket.variables,
  };
  await checkSecretKey(test.database, readSettings(variables, folder));
});
afterAll(async () => {
  for (const close of closing) await close();
  await test.drop();
  await rm(folder, { recursive: true });
});

/** The exit code, and what was printed for each part. */
async function check(changed: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const from = performance.now();
  let namedAfterMs = 0;
  const code = await checkCommand([], { ...variables, ...changed }, (line) => {
    lines.push(line);
    if (line.includes('NATS')) namedAfterMs = performance.now() - from;
  });
  const parts = lines.map((line) => {
    const [, state = '', part = '', text = ''] = /^(ok|TO DO) +(\S+(?: key)?) {2,}(.*)$/.exec(line) ?? [];
    return [part, `${state} ${text}`] as const;
  });
  return { code, namedAfterMs, parts: Object.fromEntries(parts) };
}

describe('callboard check', () => {
  it('has a line for each part that works', async () => {
    const { code, parts } = await check();
    expect(parts).toEqual({
      settings: 'ok they make sense, for production',
      database: expect.stringMatching(/^ok PostgreSQL \d+/),
      migrations: 'ok none is pending',
      'secret key': 'ok it is the one of this database',
      mail: 'ok 127.0.0.1 takes them',
      NATS: expect.stringMatching(/^ok 127\.0\.0\.1:\d+ answers$/),
      files: expect.stringMatching(/^ok The bucket files at 127\.0\.0\.1:\d+ takes and gives files$/),
    });
    expect(code).toBe(0);
  });

  it('names what to do for each part that does not, and no secret', async () => {
    const { code, parts } = await check({
      DATABASE_URL: 'postgres://owner:canary7@127.0.0.1:1/shows',
      SMTP_URL: 'smtp://owner:canary7@127.0.0.1:1',
      NATS_URL: 'nats://owner:canary7@127.0.0.1:1',
      CALLBOARD_S3_ENDPOINT: 'http://127.0.0.1:1',
      CALLBOARD_S3_SECRET: 'canary7',
    });
    expect(parts['database']).toMatch(
      /^TO DO The database shows at 127\.0\.0\.1:1 cannot be reached: .*DATABASE_URL/,
    );
    expect(parts['mail']).toMatch(/^TO DO .*SMTP_URL names 127\.0\.0\.1\.$/);
    expect(parts['NATS']).toMatch(/^TO DO NATS at 127\.0\.0\.1:1 cannot be used: .*NATS_URL/);
    expect(parts['files']).toMatch(
      /^TO DO The bucket files at 127\.0\.0\.1:1 cannot be used: .*CALLBOARD_S3_…/,
    );
    expect(JSON.stringify(parts)).not.toContain('canary7');
    expect(code).toBe(1);
  });

  it('names a replica that is none, or does not answer', async () => {
    const { code, parts } = await check({ DATABASE_READ_URL: test.url });
    expect(parts['replica']).toMatch(
      / is not used for reads: it is no replica.*\. DATABASE_READ_URL names it\.$/,
    );
    expect(code).toBe(1);
    const { parts: others } = await check({
      DATABASE_READ_URL: 'postgres://owner:canary7@127.0.0.1:1/shows',
    });
    expect(others['replica']).toMatch(
      /^TO DO The database shows at 127\.0\.0\.1:1 .*cannot be reached: .*DATABASE_READ_URL/,
    );
    expect(JSON.stringify(others)).not.toContain('canary7');
  });

  it('names within 5 seconds what accepts everything and answers nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    // A server that listens at a port has such an address.
    const { port } = silent.address() as AddressInfo;
    closing.push(async () => void silent.close());
    const { parts, namedAfterMs } = await check({
      DATABASE_URL: `postgres://owner@127.0.0.1:${port}/shows`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      NATS_URL: `nats://127.0.0.1:${port}`,
      CALLBOARD_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    // Promised time; next to all other tests the process takes longer.
    expect(namedAfterMs).toBeLessThan(isLong ? 5_000 : 20_000);
    for (const part of ['database', 'mail', 'NATS', 'files']) expect(parts[part]).toMatch(/^TO DO /);
  });

  it('names what is missing: migrations, the right key, a mail server, a sender', async () => {
    const last = (await readMigrations()).at(-1)?.name;
    const [row] = await test.asOwner<{ checksum: string }>(
      'DELETE FROM schema_migrations WHERE name = $1 RETURNING checksum',
      [last],
    );
    const { parts } = await check({ CALLBOARD_SECRET_KEY: key(2), SMTP_URL: '' });
    await test.asOwner('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      last,
      row?.checksum,
    ]);
    expect(parts).toMatchObject({
      migrations: 'TO DO 1 are pending: run callboard migrate, or start the server.',
      'secret key': expect.stringMatching(
        /^TO DO This database was begun with another one: set CALLBOARD_SECRET_KEY/,
      ),
      mail: 'TO DO No mail is sent: set SMTP_URL.',
    });
    expect((await check({ MAIL_FROM: '' })).parts['mail']).toMatch(
      /^TO DO Set MAIL_FROM to a sender of yours/,
    );
  });

  it('tries the folder of files where there is no bucket', async () => {
    const none = Object.fromEntries(
      Object.keys(variables)
        .filter((name) => name.startsWith('CALLBOARD_S3'))
        .map((name) => [name, '']),
    );
    expect((await check(none)).parts['files']).toBe(`ok The folder ${folder} takes and gives files`);
    const { code, parts } = await check({ ...none, CALLBOARD_DATA: '/dev/null/data' });
    expect(parts['files']).toMatch(
      /^TO DO The folder \/dev\/null\/data cannot be used: .*set CALLBOARD_DATA/,
    );
    expect(code).toBe(1);
  });

  it('takes no argument', async () => {
    await expect(checkCommand(['--all'], variables, () => undefined)).rejects.toThrow(
      'callboard check takes no --all.',
    );
  });
});
