import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';

// Locked by the process that migrates, so that the second one waits and then finds nothing to do.
const migrationLock = 4_202_110_002;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Brings a database up to the committed migrations, each in one transaction. Two processes can call this at the same time. */
export async function migrate(owner: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await owner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    await makeMigrationsTable(owner);
    const waiting = await pendingMigrations(owner, migrations);
    for (const migration of waiting) await apply(owner, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
  }
}

/** Makes the table of what a database has run. */
export async function makeMigrationsTable(owner: pg.Client): Promise<void> {
  await owner.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())`);
}

/**
 * Those that a database has not run, in order.
 *
 * @throws Error where one was changed after the database ran it, or the database did not begin with the first one.
 */
export async function pendingMigrations(
  owner: pg.Client,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { rowCount } = await owner.query(`SELECT WHERE to_regclass('public.schema_migrations') IS NOT NULL`);
  // There is none before the first one.
  if (!rowCount) return [...migrations];
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  assertSameBeginning(migrations, done);
  for (const migration of migrations) assertUnchanged(migration, done.get(migration.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

/** The committed migrations, in order. */
export async function readMigrations(folder = migrationsFolder()): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Found upwards from here, since the built server lies in another folder than its source. */
export function migrationsFolder(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'migrations');
    if (existsSync(folder)) return folder;
  }
  throw new Error('The folder with the migrations is missing.');
}

/** A database from before the first migration has tables that no migration brings up to date. */
function assertSameBeginning([first]: readonly Migration[], done: ReadonlyMap<string, string>): void {
  if (!first || done.size === 0 || done.has(first.name)) return;
  throw new Error(
    `This database was made before ${first.name}, with which all databases begin. Start with an empty database.`,
  );
}

function assertUnchanged({ name, checksum }: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === checksum) return;
  throw new Error(
    `The migration ${name} was changed after this database ran it. Add a new migration instead, or start with an empty database.`,
  );
}

async function apply(owner: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await owner.query('BEGIN');
    await owner.query(sql);
    await owner.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw new Error(
      `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
