import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
} from '@callboard/api-contract/collections';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';
import { filesIn, sendOne } from '../../../testKit/uploads';
import { checkSecretKey } from '../../secrets/checkSecretKey';
import { exportTenantCommand } from './exportTenantCommand';
import { importTenantCommand } from './importTenantCommand';
import type { Manifest } from './manifest';
import { shapeOf } from './testing/compareDatabases';
import { restoreCommand } from './restoreCommand';

const tenant = 'showquest';
/** Every collection of the tenant, so that every kind of reference is among what moves. */
const served = collectionNames
  .map((name) => collectionAt(name, tenant))
  .filter((each) => isServedTo(each, tenant) && !each.never?.includes('create'));
let folder: string;
let home: TestApi;
let other: TestApi;
let exported: string;

const variablesOf = ({ url, settings }: TestApi): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  CALLBOARD_DATA: settings.dataFolder,
  CALLBOARD_SECRET_KEY: settings.secretKey ?? '',
});
const start = async () => {
  const key = randomBytes(32).toString('base64');
  const api = await startTestApi({ variables: { CALLBOARD_SECRET_KEY: key } });
  await checkSecretKey(api.database, api.settings);
  return api;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-move-'));
  home = await start();
  other = await start();
  const admin = await home.loginAs(tenant, 'admin');
  const maker = createRecordMaker(home, admin, collectionNames.map(collectionNamed));
  for (const { name } of served) await maker.make(name);
  await sendOne(home, admin, 'Kia ora', 'words.txt');
  await sendOne(home, await home.loginAs('rockquest', 'staff'), 'Of another tenant', 'words.txt');
  exported = await exportFrom(home);
}, 300_000);
afterAll(async () => {
  await home.close();
  await other.close();
  await rm(folder, { recursive: true });
});

async function exportFrom(api: TestApi): Promise<string> {
  const target = join(folder, randomBytes(8).toString('hex'));
  await exportTenantCommand([tenant, target], variablesOf(api), () => undefined);
  return target;
}

const importInto = (api: TestApi, from = exported) =>
  importTenantCommand([from], variablesOf(api), () => undefined);

/** Every row of an export, by its table and in an order of their own, without these columns. */
async function rowsIn(from: string, without: readonly string[]): Promise<Map<string, string[]>> {
  const { tables }: Manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8'));
  const found = new Map<string, string[]>();
  for (const { name, columns, file } of tables) {
    const text = gunzipSync(await readFile(join(from, file))).toString();
    const rows = text.split('\n').filter(Boolean);
    const shown = rows.map((row) => {
      const values: unknown[] = JSON.parse(row);
      return JSON.stringify(values.filter((_, at) => !without.includes(columns[at] ?? '')));
    });
    found.set(name, shown.toSorted());
  }
  return found;
}

const countOf = async (api: TestApi, table: string, where = 'true') => {
  const [row] = await api.asOwner<{ rows: number }>(
    `SELECT count(*)::int AS rows FROM ${table} WHERE ${where}`,
  );
  return row?.rows ?? 0;
};

it('a tenant moves to another installation with all of its rows and files, and none of the others', async () => {
  // One of its people is known there already, as a user of another tenant, with a password of their own.
  const [person] = await home.asOwner<{ email: string }>(
    `SELECT a.email FROM accounts a JOIN users u ON u.account = a.id WHERE u.tenant = $1 ORDER BY a.email LIMIT 1`,
    [tenant],
  );
  const email = person?.email ?? '';
  await other.asOwner(`INSERT INTO accounts (email, password_hash) VALUES (upper($1), 'of the other')`, [
    email,
  ]);
  const before = await countOf(other, 'users');
  await importInto(other);
  const again = await exportFrom(other);
  const columns = ['account', 'transaction'];
  const [there, here] = [await rowsIn(again, columns), await rowsIn(exported, columns)];
  // The account that was there is not replaced.
  for (const found of [there, here]) found.delete('public.accounts');
  let rows = 0;
  for (const [table, lines] of here) {
    expect(there.get(table), table).toEqual(lines);
    rows += lines.length;
  }
  process.stdout.write(`${rows} rows of ${here.size} tables moved: 0 differ\n`);
  expect(rows).toBeGreaterThan(served.length * 2);
  expect(await countOf(other, 'users')).toBe(before + (await countOf(home, 'users', `tenant = '${tenant}'`)));
  expect(await countOf(other, 'venues', `tenant <> '${tenant}'`)).toBe(0);
  const files = await filesIn(other);
  expect(files).toHaveLength(1);
  const [joined] = await other.asOwner<{ hash: string }>(
    `SELECT password_hash AS hash FROM accounts a JOIN users u ON u.account = a.id WHERE u.tenant = $1 AND lower(a.email) = lower($2)`,
    [tenant, email],
  );
  expect(joined?.hash).toBe('of the other');
}, 300_000);

it('its people sign in there, and what they write comes after what was brought', async () => {
  const staff = await other.loginAs(tenant, 'staff');
  const { status, body } = await staff.call('POST', 'callboard/regions', {
    name: `Region ${randomBytes(4).toString('hex')}`,
  });
  expect(status).toBe(201);
  const [last] = await other.asOwner<{ number: number }>(
    `SELECT max(instance_id)::int AS number FROM regions WHERE tenant = $1`,
    [tenant],
  );
  expect(body).toMatchObject({ data: { instance_id: last?.number } });
  // Triggers, policies and keys are as before.
  const changes = await countOf(
    other,
    'changes',
    `collection = 'regions' AND kind = 'create' AND transaction > '3'`,
  );
  expect(changes).toBe(1);
  expect((await shapeOf(other.url)).filter(isNoSequence)).toEqual(
    (await shapeOf(home.url)).filter(isNoSequence),
  );
});

const isNoSequence = (line: string): boolean => !line.startsWith('sequence');

it('is refused where it has rows already, and leaves them as they are', async () => {
  const before = await countOf(other, 'users');
  await expect(importInto(other)).rejects.toThrow(
    /^This installation has rows of showquest already, in public\.\w+: a tenant is imported where it has none\.$/,
  );
  expect(await countOf(other, 'users')).toBe(before);
});

it('an export is no backup, nor the other way round', async () => {
  await expect(restoreCommand([exported], variablesOf(other), () => undefined)).rejects.toThrow(
    'has one tenant, showquest, and no installation: use import-tenant.',
  );
});

it.each([[[]], [['showquest']], [['no-such-tenant', 'folder']], [['showquest', '--all']]])(
  'needs a tenant and a folder, not %j',
  async (given) => {
    await expect(exportTenantCommand(given, {}, () => undefined)).rejects.toThrow(
      /^callboard export-tenant takes a tenant \(.*showquest\) and a new folder: /,
    );
  },
);
