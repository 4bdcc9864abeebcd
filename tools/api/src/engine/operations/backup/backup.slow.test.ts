import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isLong } from '../../../testKit/isLong';
import { seedingMs } from '../../../testKit/seededTemplate';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { databaseUrl, onServer } from '../../../testKit/templates';
import { startTestDatabase, type TestDatabase } from '../../../testKit/startTestDatabase';
import { filesIn, sendOne } from '../../../testKit/uploads';
import { openDatabase } from '../../database/openDatabase';
import { name } from '../../database/quote';
import { checkSecretKey } from '../../secrets/checkSecretKey';
import { backupCommand } from './backupCommand';
import type { Manifest } from './manifest';
import { restoreCommand } from './restoreCommand';
import { compareRows, rowsOf, shapeOf } from './testing/compareDatabases';

const mark = randomBytes(4).toString('hex');
const made: string[] = [];
const roles: string[] = [];
let api: TestApi;
let staff: TestClient;
let folder: string;
const key = randomBytes(32).toString('base64');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-backup-'));
  api = await startTestApi({ variables: { CALLBOARD_SECRET_KEY: key } });
  await checkSecretKey(api.database, api.settings);
  staff = await api.loginAs('showquest', 'staff');
  for (const words of ['Kia ora', 'Ā tēnā koe', 'x'.repeat(100_000)])
    await sendOne(api, staff, words, 'words.txt');
  // Characters that could break the lines of a file.
  await addRegion(`Line\u2028separator ${mark}`);
  await addRegion(`Quote " backslash \\ tab\t ${mark}`);
}, 300_000);
afterAll(async () => {
  await api.close();
  const server = inject('testServer');
  for (const database of made)
    await onServer(server, `DROP DATABASE IF EXISTS ${name(database)} WITH (FORCE)`);
  for (const role of roles) await onServer(server, `DROP ROLE IF EXISTS ${name(role)}`);
  await rm(folder, { recursive: true });
});

async function addRegion(title: string): Promise<void> {
  const { status } = await staff.call('POST', 'callboard/regions', { name: title });
  if (status !== 201) throw new Error(`The region was refused with ${status}.`);
}

const variables = (url: string, data: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  CALLBOARD_DATA: data,
  CALLBOARD_SECRET_KEY: key,
});
const ownData = (): string => join(folder, `data-${randomUUID()}`);

async function backup(url = api.url, data = api.settings.dataFolder): Promise<string> {
  const target = join(folder, randomUUID());
  await backupCommand([target], variables(url, data), () => undefined);
  return target;
}

async function restore(
  from: string,
  url: string,
  data = ownData(),
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  await restoreCommand([from], { ...variables(url, data), ...more }, () => undefined);
  const [role] = await roleOf(url);
  if (role) roles.push(role);
}

async function roleOf(url: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: url, dataFolder: '', connections: 4 });
  await database.close();
  return [new URL(database.appUrl).username];
}

/** A database of this test's own without a table, of the owner of the server or of another role. */
async function emptyDatabase(owner?: string): Promise<string> {
  const server = inject('testServer');
  const database = `callboard_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await onServer(
    server,
    `CREATE DATABASE ${name(database)} TEMPLATE template0 ${owner ? `OWNER ${name(owner)}` : ''}`,
  );
  made.push(database);
  const url = new URL(databaseUrl(server, database));
  if (owner) [url.username, url.password] = [owner, 'of the owner'];
  return url.toString();
}

async function manifestOf(from: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'));
}

/** The lines of a table's file, in an order of their own. */
async function linesOf(from: string, table: string): Promise<string[]> {
  const { tables } = await manifestOf(from);
  const file = tables.find((each) => each.name === table)?.file ?? '';
  return gunzipSync(await readFile(join(from, file)))
    .toString()
    .split('\n')
    .slice(0, -1)
    .sort();
}

const tablesOf = async (from: string) => (await manifestOf(from)).tables.map((table) => table.name);

// 240,000 rows, twice: the other tests have a few hundred.
describe.runIf(isLong)('a backup of an example season', { timeout: 600_000 }, () => {
  let seeded: TestDatabase;
  beforeAll(async () => {
    seeded = await startTestDatabase({ isSeeded: true });
    await checkSecretKey(seeded.database, api.settings);
  }, seedingMs);
  afterAll(() => seeded.drop());

  it('is restored with every row and rule of every table, also from and for an owner that is no superuser', async () => {
    const owner = `callboard_owner_${mark}`;
    await onServer(
      inject('testServer'),
      `CREATE ROLE ${name(owner)} LOGIN CREATEROLE PASSWORD 'of the owner'`,
    );
    const plain = await emptyDatabase(owner);
    await restore(await backup(seeded.url), plain);
    const last = await emptyDatabase();
    await restore(await backup(plain), last);
    roles.push(owner);
    const rows = await rowsOf(seeded.url);
    for (const url of [adminOf(plain), last]) {
      const { tables, compared, differing } = compareRows(rows, await rowsOf(url));
      process.stdout.write(`${compared} rows of ${tables} tables compared: ${differing.length} differ\n`);
      expect(differing).toEqual([]);
      expect(compared).toBeGreaterThan(100_000);
      expect(await shapeOf(url)).toEqual(await shapeOf(seeded.url));
    }
  });
});

describe('a backup of a server that runs', { timeout: 300_000 }, () => {
  it('is of one moment, while others go on writing, and has every file', async () => {
    let isOver = false;
    let written = 0;
    const before = `Before ${mark}`;
    await addRegion(before);
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      while (!isOver) {
        await addRegion(`${mark} ${writer} ${written}`);
        written += 1;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(4);
    const atBegin = written;
    const from = await backup();
    const meanwhile = written - atBegin;
    isOver = true;
    await Promise.all(writers);
    const [url, data] = [await emptyDatabase(), ownData()];
    await restore(from, url, data);
    // Its rows are those of the backup: a second one, of the restored database, has the same lines.
    const again = await backup(url, data);
    let lines = 0;
    for (const table of await tablesOf(from)) {
      const found = await linesOf(from, table);
      lines += found.length;
      expect(await linesOf(again, table)).toEqual(found);
    }
    process.stdout.write(`${meanwhile} writes during the backup; ${lines} rows compared: 0 differ\n`);
    expect(meanwhile).toBeGreaterThan(0);
    // A region and its entry in the change log are of one transaction: neither is there without the other.
    const regions = (await rowsOf(url)).get('public.regions')?.filter((row) => row.includes(mark)) ?? [];
    const changes = await linesOf(again, 'public.changes');
    expect(regions.some((row) => row.includes(before))).toBe(true);
    expect(changes.filter((line) => line.includes(mark))).toHaveLength(regions.length);
    const files = await filesIn(api);
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect((await filesIn({ settings: { ...api.settings, dataFolder: data } })).sort()).toEqual(files.sort());
    expect((await manifestOf(again)).files.length).toBe((await manifestOf(from)).files.length);
    await showsNoTenantTheRowsOfAnother(url);
  });
});

async function showsNoTenantTheRowsOfAnother(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataFolder: '', connections: 4 });
  const count = { text: 'SELECT count(*) AS regions FROM regions', values: [] };
  const [none] = await database.shared.query<{ regions: number }>(count);
  const [own] = await database.forTenant('showquest').query<{ regions: number }>(count);
  const [other] = await database.forTenant('rockquest').query<{ regions: number }>(count);
  await database.close();
  expect([none?.regions, other?.regions]).toEqual([0, 0]);
  expect(own?.regions).toBeGreaterThan(0);
}

/** The same database for the owner of the server, who sees every row. */
function adminOf(url: string): string {
  return databaseUrl(inject('testServer'), new URL(url).pathname.slice(1));
}

describe('a backup', { timeout: 300_000 }, () => {
  it('has a fingerprint of the secret key, and never the key', async () => {
    const from = await backup();
    const text = await readFile(join(from, 'manifest.json'), 'utf8');
    expect(text).not.toContain(key);
    expect(JSON.parse(text)).toMatchObject({ format: 1, secretKey: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('goes to a new folder only', async () => {
    const from = await backup();
    await expect(
      backupCommand([from], variables(api.url, api.settings.dataFolder), () => undefined),
    ).rejects.toThrow(`${from} is not empty: give a new folder.`);
  });

  it('of a database without tables is refused', async () => {
    await expect(backup(await emptyDatabase())).rejects.toThrow('this database has no tables of Callboard.');
  });
});

describe('restoring', { timeout: 300_000 }, () => {
  let whole: string;
  let url: string;
  beforeAll(async () => {
    whole = await backup();
    url = await emptyDatabase();
  }, 60_000);

  /** A copy of the backup in which something is wrong. */
  async function spoilt(spoil: (copy: string, manifest: Manifest) => Promise<unknown>): Promise<string> {
    const copy = join(folder, randomUUID());
    await cp(whole, copy, { recursive: true });
    await spoil(copy, await manifestOf(copy));
    return copy;
  }
  const rewrite = (copy: string, manifest: unknown) =>
    writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
  const isEmpty = async () => expect((await rowsOf(url)).size).toBe(0);

  it('refuses a database that has tables', async () => {
    await expect(restore(whole, api.url)).rejects.toThrow(/^This database has \d+ tables already/);
  });

  it('refuses a backup that was not finished', async () => {
    const from = await spoilt((copy) => rm(join(copy, 'manifest.json')));
    await expect(restore(from, url)).rejects.toThrow(
      'is no backup that was finished: it has no manifest.json.',
    );
  });

  it('refuses a backup with a byte too few or a file too few', async () => {
    const cut = await spoilt((copy) => writeFile(join(copy, 'tables/public.users.jsonl.gz'), 'x'));
    await expect(restore(cut, url)).rejects.toThrow('tables/public.users.jsonl.gz is not as it was written.');
    const [file] = (await manifestOf(whole)).files;
    const lost = await spoilt((copy) => rm(join(copy, 'files', file?.key ?? '')));
    await expect(restore(lost, url)).rejects.toThrow(`files/${file?.key} is missing.`);
    await isEmpty();
  });

  it('refuses another secret key, and none', async () => {
    const other = { CALLBOARD_SECRET_KEY: Buffer.alloc(32, 1).toString('base64') };
    await expect(restore(whole, url, ownData(), other)).rejects.toThrow(
      'made with another secret key: set CALLBOARD_',
    );
    const none = { CALLBOARD_SECRET_KEY: '', NODE_ENV: 'development' };
    await expect(restore(whole, url, ownData(), none)).rejects.toThrow(
      'The secret key of this backup is missing',
    );
    await isEmpty();
  });

  it('refuses a backup of a later version', async () => {
    const from = await spoilt((copy, manifest) =>
      rewrite(copy, {
        ...manifest,
        migrations: [...manifest.migrations, { name: '9999_later.sql', checksum: 'x' }],
      }),
    );
    await expect(restore(from, url)).rejects.toThrow(
      /whose migration 9999_later\.sql is not of this version/,
    );
    await isEmpty();
  });

  it('refuses a manifest that leads out of its folder', async () => {
    const from = await spoilt((copy, manifest) =>
      rewrite(copy, { ...manifest, files: [{ key: '../../etc/passwd', size: 1, sha256: '0'.repeat(64) }] }),
    );
    await expect(restore(from, url)).rejects.toThrow('manifest.json cannot be read');
  });

  it('leaves nothing behind where it is cut off, and works the next time', async () => {
    const from = await spoilt((copy, manifest) =>
      rewrite(copy, {
        ...manifest,
        tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      }),
    );
    const data = ownData();
    await expect(restore(from, url, data)).rejects.toThrow(/^Of \d+ rows of .*, \d+ were restored\.$/);
    await isEmpty();
    await restore(whole, url, data);
    expect((await rowsOf(url)).get('public.regions')).toHaveLength(
      (await rowsOf(api.url)).get('public.regions')?.length ?? 0,
    );
  });

  it.each([[[]], [['--all']], [['one', 'two']]])('needs one folder, not %j', async (given) => {
    await expect(restoreCommand(given, {}, () => undefined)).rejects.toThrow(
      'callboard restore takes one folder',
    );
  });
});
