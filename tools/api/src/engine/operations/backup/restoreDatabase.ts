import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { makeMigrationsTable, readMigrations, type Migration } from '../../database/migrate';
import { makePartsOfRest } from '../../database/parts/makeParts';
import { name } from '../../database/quote';
import { renumberTransactions } from './renumberTransactions';
import { loadTable } from './loadTable';
import type { Manifest } from './manifest';
import { storedTables, type StoredTable } from './tables';

const keySchema = v.object({ table: v.string(), key: v.string(), definition: v.string() });
type ForeignKey = v.InferOutput<typeof keySchema>;

/** The migrations that the database of a backup had run. Throws a sentence where this version lacks one of them, or has it otherwise. */
export async function migrationsOf(manifest: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name: file, checksum }) => {
    const migration = known.get(file);
    if (migration?.checksum === checksum) return migration;
    throw new Error(
      `This backup is of build ${manifest.build}, whose migration ${file} is not of this version: restore it with that build, or with a later one.`,
    );
  });
}

/** Throws where a database has tables already. */
export async function assertEmpty(owner: pg.Client): Promise<void> {
  const [row] = await checkedRows(
    owner,
    v.object({ tables: v.number() }),
    `SELECT count(*)::int AS tables FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm')`,
  );
  const { tables = 0 } = row ?? {};
  if (tables > 0)
    throw new Error(
      `This database has ${tables} tables already: a backup is restored into an empty one. Make a new database for it.`,
    );
}

/**
 * Makes the tables by the migrations and adds the rows, in one transaction: after a kill there is nothing. Meanwhile no trigger runs, no
 * policy applies to the owner, and foreign keys are made again at the end, by which all of them are checked.
 */
export async function restoreDatabase(
  owner: pg.Client,
  folder: string,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<number> {
  await owner.query('BEGIN');
  try {
    await assertEmpty(owner);
    await makeMigrationsTable(owner);
    for (const { sql } of migrations) await owner.query(sql);
    await owner.query('SET CONSTRAINTS ALL IMMEDIATE');
    const tables = await storedTables(owner);
    const keys = await openTables(owner, tables);
    const rows = await loadTables(owner, folder, manifest, tables);
    await renumberTransactions(owner);
    for (const [sequence, last] of Object.entries(manifest.sequences)) {
      const [schema = '', sequenceName = ''] = sequence.split('.');
      await owner.query('SELECT setval($1, $2)', [`${name(schema)}.${name(sequenceName)}`, last]);
    }
    await closeTables(owner, tables, keys);
    await makePartsOfRest(owner);
    await owner.query('COMMIT');
    return rows;
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function openTables(owner: pg.Client, tables: readonly StoredTable[]): Promise<ForeignKey[]> {
  const keys = await checkedRows(
    owner,
    keySchema,
    `SELECT conrelid::regclass::text AS table, conname AS key, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { table, key } of keys) await owner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name(key)}`);
  for (const { quoted, isForced } of tables) {
    await owner.query(`ALTER TABLE ${quoted} DISABLE TRIGGER USER`);
    if (isForced) await owner.query(`ALTER TABLE ${quoted} NO FORCE ROW LEVEL SECURITY`);
  }
  // Rows that migrations add come from the backup, as they were changed since.
  await owner.query(`TRUNCATE ${tables.map(({ quoted }) => quoted).join(', ')}`);
  return keys;
}

async function loadTables(
  owner: pg.Client,
  folder: string,
  manifest: Manifest,
  tables: readonly StoredTable[],
): Promise<number> {
  let sum = 0;
  const made = new Map(tables.map((table) => [table.name, table]));
  for (const { name: tableName, columns, rows, file } of manifest.tables) {
    const table = made.get(tableName);
    if (!table) throw new Error(`The migrations of this backup make no table ${tableName}.`);
    const loaded = await loadTable(owner, table, columns, join(folder, file));
    if (loaded !== rows) throw new Error(`Of ${rows} rows of ${tableName}, ${loaded} were restored.`);
    sum += loaded;
  }
  return sum;
}

async function closeTables(
  owner: pg.Client,
  tables: readonly StoredTable[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, key, definition } of keys)
    await owner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name(key)} ${definition}`);
  for (const { quoted, isForced } of tables) {
    await owner.query(`ALTER TABLE ${quoted} ENABLE TRIGGER USER`);
    if (isForced) await owner.query(`ALTER TABLE ${quoted} FORCE ROW LEVEL SECURITY`);
  }
}
