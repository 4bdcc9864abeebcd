import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { openFileStore } from '../../attachments/storage/openFileStore';
import { buildNumber } from '../../buildNumber';
import { checkedRows } from '../../database/checkedRows';
import { readMigrations } from '../../database/migrate';
import { fingerprintOf, hasKey } from '../../secrets/checkSecretKey';
import { readSecretKey } from '../../secrets/secretKey';
import type { Settings } from '../../settings';
import { copyNewFiles } from './copyFiles';
import { dumpTable } from './dumpTable';
import { writeManifest, type Manifest } from './manifest';
import { rowsOfTenant, type RowsOfTable } from './rowsOfTenant';
import { storedTables, type StoredTable } from './tables';
import { withOwner } from './withOwner';

/**
 * Writes all that an installation has to a new folder, or all that a tenant has, whether or not its server runs: the rows as they were
 * at one moment, and the files that people sent. The secret key is not in it.
 *
 * The rows are read by this program and not by pg_dump: the embedded server comes without it, one of another version refuses, and an
 * owner that is no superuser could not read the tables, whose policies apply to the owner too. The tables themselves are made again by
 * the migrations, so that no role and no privilege of one server is brought to another.
 *
 * @returns what was written, as a person reads it
 */
export async function writeBackup(
  folder: string,
  settings: Settings,
  print: (line: string) => void,
  tenant: TenantCode | null = null,
): Promise<string> {
  if (!hasKey(settings))
    throw new Error('There is nothing to back up: this installation has no secret key yet.');
  await makeNewFolder(folder);
  const store = openFileStore(settings);
  const place = tenant === null ? '' : `${tenant}/`;
  // Most of them before, so that few can go between the moment of the rows and the copy of their files.
  const before = await copyNewFiles(store, folder, [], place);
  const manifest = await withOwner(settings, print, (owner) =>
    atOneMoment(owner, async () => {
      const files = await copyNewFiles(store, folder, before, place);
      return { ...(await dumpDatabase(owner, folder, settings, tenant)), files };
    }),
  );
  await writeManifest(folder, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files`;
}

async function makeNewFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: give a new folder.`);
  for (const part of ['tables', 'files']) await mkdir(join(folder, part));
}

/** Everything that is read in it is of the moment at which it begins; what is written meanwhile is not seen. */
async function atOneMoment<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query(
    `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET extra_float_digits = 1;
     SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`,
  );
  await owner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // The moment is that of the first statement.
  await owner.query('SELECT 1');
  const result = await work();
  await owner.query('COMMIT');
  return result;
}

async function dumpDatabase(
  owner: pg.Client,
  folder: string,
  settings: Settings,
  tenant: TenantCode | null,
): Promise<Omit<Manifest, 'files'>> {
  const all = await storedTables(owner);
  if (!all.some(({ name }) => name === 'public.schema_migrations'))
    throw new Error('There is nothing to back up: this database has no tables of Callboard.');
  const migrations = await checkedRows(
    owner,
    v.object({ name: v.string(), checksum: v.string() }),
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  );
  await refuseLaterVersion(migrations);
  const isLimited = await hasPolicies(owner);
  const dumped: Manifest['tables'] = [];
  for (const { table, where } of tenant === null ? all.map(whole) : rowsOfTenant(all, tenant)) {
    const file = `tables/${table.name}.jsonl.gz`;
    const tenants = tenant === null && isLimited && table.isForced ? tenantCodes : [tenant];
    const written = await dumpTable(owner, table, join(folder, file), { tenants, where });
    dumped.push({ name: table.name, columns: table.columns.map((column) => column.name), file, ...written });
  }
  const sequences = await checkedRows(
    owner,
    v.object({ name: v.string(), last: v.string() }),
    `SELECT schemaname || '.' || sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname IN ('public', 'pgboss') AND last_value IS NOT NULL`,
  );
  const [server] = await checkedRows(
    owner,
    v.object({ version: v.string() }),
    `SELECT current_setting('server_version') AS version`,
  );
  return {
    format: 1,
    ...(tenant !== null && { tenant }),
    build: `${buildNumber.version} (${buildNumber.number})`,
    made: new Date().toISOString(),
    postgres: server?.version ?? '',
    secretKey: fingerprintOf(await readSecretKey(settings)),
    migrations,
    tables: dumped,
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
  };
}

const whole = (table: StoredTable): RowsOfTable => ({ table, where: 'true' });

/** A version that lacks a migration could not make the tables again. */
async function refuseLaterVersion(applied: readonly { name: string }[]): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (unknown)
    throw new Error(
      `This database is of a later version, which ran ${unknown.name}: back it up with that version.`,
    );
}

async function hasPolicies(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query(
    'SELECT FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)',
  );
  return !rowCount;
}
