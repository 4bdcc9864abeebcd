import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { checkSecretKey } from './checkSecretKey';

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'callboard-key-'));
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const check = (variables: NodeJS.ProcessEnv) =>
  checkSecretKey(test.database, readSettings({ CALLBOARD_DATA: folder, ...variables }, folder));

describe('the secret key', () => {
  it('is the one of the first start from then on', async () => {
    await check({ CALLBOARD_SECRET_KEY: key(1) });
    await expect(check({ CALLBOARD_SECRET_KEY: key(1) })).resolves.toBeUndefined();
    await expect(check({ CALLBOARD_SECRET_KEY: key(2) })).rejects.toThrow(
      /another secret key\. Set CALLBOARD_SECRET_KEY .* DELETE FROM installation/,
    );
  });

  it('begins again where the owner confirms it', async () => {
    await check({ CALLBOARD_SECRET_KEY: key(1) });
    await test.asOwner(`DELETE FROM installation WHERE fact = 'secret_key'`);
    await check({ CALLBOARD_SECRET_KEY: key(2) });
    await expect(check({ CALLBOARD_SECRET_KEY: key(1) })).rejects.toThrow('another secret key');
  });

  it('is not made again in a fresh container', async () => {
    await check({});
    const other = await mkdtemp(join(tmpdir(), 'callboard-key-'));
    await expect(check({ CALLBOARD_DATA: other })).rejects.toThrow('another secret key');
    expect(existsSync(join(other, 'secret.key'))).toBe(false);
    await rm(other, { recursive: true });
  });

  it('has to be given in production where the database is elsewhere, unless there is one', async () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: test.url };
    await expect(check(production)).rejects.toThrow(/^CALLBOARD_SECRET_KEY is missing/);
    expect(existsSync(join(folder, 'secret.key'))).toBe(false);
    await check({});
    await expect(check(production)).resolves.toBeUndefined();
  });

  it('is known to the database by a value alone that the application cannot change', async () => {
    await check({ CALLBOARD_SECRET_KEY: key(1) });
    const [row] = await test.asOwner<{ value: string }>(
      `SELECT value FROM installation WHERE fact = 'secret_key'`,
    );
    expect(row?.value).toMatch(/^[\w-]{43}$/);
    await expect(
      test.database.shared.query({ text: 'DELETE FROM installation', values: [] }),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
