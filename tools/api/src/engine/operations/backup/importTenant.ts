import type { TenantCode } from '@callboard/api-contract';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { makePartsOfRest } from '../../database/parts/makeParts';
import { name } from '../../database/quote';
import { firstTransaction } from './renumberTransactions';
import { loadTable } from './loadTable';
import type { Manifest } from './manifest';
import { accountsTable, hasTenant } from './rowsOfTenant';
import { storedTables, type StoredTable } from './tables';

const keySchema = v.object({ table: v.string(), key: v.string(), toAccounts: v.nullable(v.string()) });
type ForeignKey = v.InferOutput<typeof keySchema>;

/**
 * Adds the rows of a tenant, in one transaction. Meanwhile no trigger runs, and foreign keys are checked at its end. A person who has an
 * account here already, by their email, has that one.
 *
 * @returns how many rows there were
 */
export async function importTenant(
  owner: pg.Client,
  folder: string,
  { tenant, tables: given }: Manifest & { tenant: TenantCode },
): Promise<number> {
  await owner.query('BEGIN');
  try {
    await owner.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`);
    await owner.query(`SELECT set_config('app.tenant', $1, true)`, [tenant]);
    const all = await storedTables(owner);
    const own = all.filter(hasTenant);
    for (const { quoted } of own) await owner.query(`ALTER TABLE ${quoted} DISABLE TRIGGER USER`);
    const keys = await deferKeys(owner, own);
    await assertNoRows(owner, tenant, own);
    await owner.query('DELETE FROM avatar_keys WHERE tenant = $1', [tenant]);
    const rows = await load(owner, folder, given, all);
    await joinAccounts(owner, tenant, keys);
    for (const table of ['domain_events', 'changes'])
      await owner.query(`UPDATE ${table} SET transaction = '${firstTransaction}' WHERE tenant = $1`, [
        tenant,
      ]);
    await countOn(owner, own);
    await owner.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { table, key } of keys)
      await owner.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name(key)} NOT DEFERRABLE`);
    for (const { quoted } of own) await owner.query(`ALTER TABLE ${quoted} ENABLE TRIGGER USER`);
    await makePartsOfRest(owner);
    await owner.query('COMMIT');
    return rows;
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Rows come table by table, and refer to each other in every direction. */
async function deferKeys(owner: pg.Client, tables: readonly StoredTable[]): Promise<ForeignKey[]> {
  const keys = await checkedRows(
    owner,
    keySchema,
    `SELECT conrelid::regclass::text AS table, conname AS key,
        CASE WHEN confrelid = 'accounts'::regclass THEN (SELECT attname::text FROM pg_attribute
          WHERE attrelid = conrelid AND attnum = conkey[1]) END AS "toAccounts"
      FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND NOT condeferrable AND conrelid = ANY ($1::text[]::regclass[])`,
    [tables.map(({ quoted }) => quoted)],
  );
  for (const { table, key } of keys)
    await owner.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name(key)} DEFERRABLE INITIALLY DEFERRED`);
  return keys;
}

async function assertNoRows(
  owner: pg.Client,
  tenant: TenantCode,
  tables: readonly StoredTable[],
): Promise<void> {
  const counts = tables
    .filter(({ name: table }) => !ofEveryStart.has(table))
    .map(
      ({ name: table, quoted }) =>
        `SELECT '${table}' AS table WHERE EXISTS (SELECT FROM ${quoted} WHERE tenant = $1)`,
    );
  const [found] = await checkedRows(owner, v.object({ table: v.string() }), counts.join(' UNION ALL '), [
    tenant,
  ]);
  if (found)
    throw new Error(
      `This installation has rows of ${tenant} already, in ${found.table}: a tenant is imported where it has none.`,
    );
}

/** Tables that a server writes for a tenant that no one uses. */
const ofEveryStart = new Set(['public.avatar_keys', 'public.event_cursors']);

async function load(
  owner: pg.Client,
  folder: string,
  given: Manifest['tables'],
  all: readonly StoredTable[],
): Promise<number> {
  await owner.query('CREATE TEMPORARY TABLE imported_accounts (LIKE accounts) ON COMMIT DROP');
  let sum = 0;
  for (const { name: tableName, columns, rows, file } of given) {
    const table = all.find((each) => each.name === tableName);
    if (!table) throw new Error(`There is no table ${tableName} here.`);
    const target = tableName === accountsTable ? { ...table, quoted: 'pg_temp.imported_accounts' } : table;
    const loaded = await loadTable(owner, target, columns, join(folder, file));
    if (loaded !== rows) throw new Error(`Of ${rows} rows of ${tableName}, ${loaded} were imported.`);
    sum += loaded;
  }
  return sum;
}

async function joinAccounts(
  owner: pg.Client,
  tenant: TenantCode,
  keys: readonly ForeignKey[],
): Promise<void> {
  await owner.query(`INSERT INTO accounts SELECT i.* FROM imported_accounts i
    WHERE NOT EXISTS (SELECT FROM accounts a WHERE lower(a.email) = lower(i.email))`);
  for (const { table, toAccounts } of keys) {
    if (toAccounts === null) continue;
    await owner.query(
      `UPDATE ${table} t SET ${name(toAccounts)} = a.id FROM imported_accounts i JOIN accounts a ON lower(a.email) = lower(i.email)
        WHERE t.tenant = $1 AND t.${name(toAccounts)} = i.id AND a.id <> i.id`,
      [tenant],
    );
  }
}

/** The numbers of later rows come after those of the imported ones: of identity columns, and of those in tables in parts. */
async function countOn(owner: pg.Client, tables: readonly StoredTable[]): Promise<void> {
  const counted = await checkedRows(
    owner,
    v.object({ table: v.string(), column: v.string(), sequence: v.string() }),
    `SELECT attrelid::regclass::text AS table, attname::text AS column,
        pg_get_serial_sequence(attrelid::regclass::text, attname) AS sequence
      FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attrelid = ANY ($1::text[]::regclass[])
        AND pg_get_serial_sequence(attrelid::regclass::text, attname) IS NOT NULL`,
    [tables.map(({ quoted }) => quoted)],
  );
  for (const { table, column, sequence } of counted)
    await owner.query(
      `SELECT setval('${sequence}', greatest((SELECT max(${name(column)}) FROM ${table}), (SELECT last_value FROM ${sequence})))
        WHERE EXISTS (SELECT FROM ${table})`,
    );
}
