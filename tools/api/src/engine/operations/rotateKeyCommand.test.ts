import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { fingerprintOf } from '../secrets/checkSecretKey';
import { sealedColumns } from '../secrets/sealedColumns.data';
import { createSecrets, type Secrets } from '../secrets/secrets';
import { anyBuyer } from '../records/anyBuyer';
import { rotateKeyCommand } from './rotateKeyCommand';

const former = randomBytes(32);
const next = randomBytes(32);
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-rotate-'));
  database = await startTestDatabase();
  await database.asOwner(`INSERT INTO installation (fact, value) VALUES ('secret_key', $1)`, [
    fingerprintOf(former),
  ]);
  await database.asOwner('SET session_replication_role = replica');
  for (let nth = 0; nth < 3; nth += 1)
    await addSealed(nth === 2 ? createSecrets(randomBytes(32)) : createSecrets(former));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** One sealed value in each column, at a tenant of its own. */
async function addSealed(secrets: Secrets): Promise<void> {
  const [tenant, id] = ['rockquest', randomUUID()];
  const sealed = (owner: string) => secrets.seal(Buffer.from('a secret'), owner);
  await database.asOwner(`SELECT set_config('app.tenant', $1, false)`, [tenant]);
  await database.asOwner('INSERT INTO account_totp (account, secret) VALUES ($1, $2)', [id, sealed(id)]);
  await database.asOwner(
    `INSERT INTO mails (tenant, id, recipient, subject, content) VALUES ($1, $2, 'a@example.test', 'A', $3)`,
    [tenant, id, sealed(id)],
  );
  await database.asOwner(
    `INSERT INTO push_subscriptions (tenant, hashcode, "user", session_hash, endpoint_hash, sealed) VALUES ($1, $2, $2, $3, $4, $5)`,
    [tenant, id, randomBytes(32), randomBytes(32), sealed(id)],
  );
  await database.asOwner(
    `INSERT INTO gift_vouchers (tenant, hashcode, number, currency, amount, balance, valid_until, origin)
      VALUES ($1, $2, left($2::uuid::text, 8), 'NZD', 1000, 1000, '2030-01-31', 'sold')`,
    [tenant, id],
  );
  await database.asOwner(
    'INSERT INTO gift_voucher_codes (tenant, gift_voucher, digest, sealed) VALUES ($1, $2, $3, $4)',
    [tenant, id, randomBytes(32), sealed(id)],
  );
  // One of them is the key of today.
  await database.asOwner(
    `INSERT INTO seal_keys (tenant, hashcode, sealed, retired_at)
      SELECT $1, $2, $3, CASE WHEN EXISTS (SELECT FROM seal_keys) THEN now() END`,
    [tenant, id, sealed(id)],
  );
  for (const user of [anyBuyer, id])
    await database.asOwner(
      `INSERT INTO idempotency_keys (tenant, "user", key, fingerprint, status, body) VALUES ($1, $2, $3, $4, 200, $5)`,
      [
        tenant,
        user,
        id,
        randomBytes(32),
        user === id ? '{"answer":1}' : sealed(`${tenant} ${id}`).toString('base64'),
      ],
    );
}

async function rotate(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const lines: string[] = [];
  const own = { NODE_ENV: 'production', DATABASE_URL: database.url, CALLBOARD_DATA: folder, ...variables };
  await rotateKeyCommand([], own, (line) => lines.push(line));
  return lines;
}

/** How many values of each column a key opens. */
async function openedBy(key: Buffer): Promise<Record<string, number>> {
  const secrets = createSecrets(key);
  const counts: Record<string, number> = {};
  for (const { table, column, where, owner } of sealedColumns) {
    const rows = await database.asOwner<{ owner: string; value: Buffer | string }>(
      `SELECT ${owner} AS owner, ${column} AS value FROM ${table} WHERE ${where}`,
    );
    const isOpened = ({ value, owner: of }: (typeof rows)[number]) => {
      try {
        const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
        return secrets.open(bytes, of).toString() === 'a secret';
      } catch {
        return false;
      }
    };
    counts[table] = rows.filter(isOpened).length;
  }
  return counts;
}

const keys = {
  CALLBOARD_SECRET_KEY: former.toString('base64'),
  CALLBOARD_NEXT_SECRET_KEY: next.toString('base64'),
};
const both = {
  account_totp: 2,
  gift_voucher_codes: 2,
  mails: 2,
  push_subscriptions: 2,
  seal_keys: 2,
  idempotency_keys: 2,
};
const none = {
  account_totp: 0,
  gift_voucher_codes: 0,
  mails: 0,
  push_subscriptions: 0,
  seal_keys: 0,
  idempotency_keys: 0,
};

test('a key is not changed where one is missing, the same or not that of the database, or while a process runs', async () => {
  const refused = (variables: NodeJS.ProcessEnv) => expect(rotate(variables)).rejects;
  await refused({ CALLBOARD_SECRET_KEY: keys.CALLBOARD_SECRET_KEY }).toThrow('Set CALLBOARD_NEXT_SECRET_KEY');
  await refused({ ...keys, CALLBOARD_NEXT_SECRET_KEY: keys.CALLBOARD_SECRET_KEY }).toThrow(
    'is the key of today',
  );
  // The test's own process is connected.
  await database.database.shared.query({ text: 'SELECT 1', values: [] });
  await refused(keys).toThrow('Stop all processes');
  await database.asOwner(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user`,
  );
  await refused({ ...keys, CALLBOARD_SECRET_KEY: randomBytes(32).toString('base64') }).toThrow(
    'begun with another secret key',
  );
  expect(await openedBy(former)).toEqual(both);
});

test('everything that is sealed is sealed with the next key, and with the former one no longer', async () => {
  expect(await rotate(keys)).toEqual([
    '12 secrets are sealed with the next key.',
    '6 could not be read with the former key, and stay as they were.',
    'Set CALLBOARD_SECRET_KEY to it for every process, then start them.',
    expect.stringContaining('drafts on devices'),
  ]);
  expect([await openedBy(next), await openedBy(former)]).toEqual([both, none]);
  // Seals from now on have a key that the former one never led to.
  expect(await database.asOwner('SELECT FROM seal_keys WHERE retired_at IS NULL')).toEqual([]);
  expect(await database.asOwner(`SELECT value FROM installation WHERE fact = 'secret_key'`)).toEqual([
    { value: fingerprintOf(next) },
  ]);
  const [answer] = await database.asOwner<{ body: string }>(
    `SELECT body FROM idempotency_keys WHERE "user" <> '${anyBuyer}' LIMIT 1`,
  );
  expect(answer?.body).toBe('{"answer":1}');
});

test('a key that lies in a file is replaced there', async () => {
  const third = randomBytes(32).toString('base64');
  const file = join(folder, 'secret.key');
  await writeFile(file, next.toString('base64'));
  const lines = await rotate({ CALLBOARD_NEXT_SECRET_KEY: third, NODE_ENV: 'development' });
  expect(lines[0]).toBe('12 secrets are sealed with the next key.');
  expect(await readFile(file, 'utf8')).toBe(third);
});

test('a column that seals what it stores is in the list', async () => {
  const columns = await database.asOwner<{ column: string }>(
    `SELECT relname || '.' || attname AS column FROM pg_class c JOIN pg_attribute a ON attrelid = c.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attnum > 0 AND NOT attisdropped AND atttypid = 'bytea'::regtype ORDER BY 1`,
  );
  const listed = sealedColumns
    .filter(({ isText }) => !isText)
    .map(({ table, column }) => `${table}.${column}`);
  // The others are hashes and digests of what others have, public keys, and keys that sign addresses for an hour.
  const others = columns.map(({ column }) => column).filter((column) => !listed.includes(column));
  expect(others.filter((column) => !/(hash|digest|sha256|fingerprint|secret_hash)/.test(column)))
    .toMatchInlineSnapshot(`
    [
      "attachments.source",
      "avatar_keys.key",
      "hold_secrets.mailbox",
      "hold_secrets.owner",
      "passkeys.public_key",
      "stage_votes.ballot",
    ]
  `);
});
