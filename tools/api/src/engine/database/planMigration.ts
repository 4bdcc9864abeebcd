import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { workspaceRoot } from '../../workspaceRoot';
import { alterTableSql, type Fills } from './alterTableSql';
import { startEmbedded } from './embedded/startEmbedded';
import { migrate, readMigrations } from './migrate';
import { name } from './quote';
import { schemaErrors } from './schemaErrors';
import { tableName } from './tableNames';
import { tableSql } from './tableSql';

/** Request for the migration of one collection. */
export interface MigrationRequest {
  of: CollectionName;
  /** Files of migrations that the new one replaces. */
  replaces?: readonly string[];
  /** Values for existing rows in fields that are required now. */
  fills?: Fills;
  /** Fields with another name now, by their former name: their values stay. */
  renames?: Readonly<Record<string, string>>;
}

/**
 * The statements that bring a collection's table from the committed migrations to its declaration: the whole table where there is
 * none, and what changed where there is one. They were run on migrated tables, and what came of it is what the contract declares.
 *
 * @throws Error where a row would be left without a value, a field is renamed to none, or PostgreSQL refuses a statement.
 */
export async function planMigration({
  of,
  replaces = [],
  fills,
  renames = {},
}: MigrationRequest): Promise<string[]> {
  const migrations = (await readMigrations()).filter((migration) => !replaces.includes(migration.name));
  const collections = collectionNames.map(collectionNamed);
  const collection = collectionNamed(of);
  return onScratchDatabase(async (owner) => {
    await migrate(owner, migrations);
    const { rowCount } = await owner.query('SELECT FROM pg_tables WHERE tablename = $1', [tableName(of)]);
    if (!rowCount) return [tableSql(collection)];
    const moves = Object.entries(renames).map(
      ([from, to]) => `ALTER TABLE ${name(tableName(of))} RENAME COLUMN ${name(from)} TO ${name(to)};`,
    );
    const unknown = Object.values(renames).find((field) => !(field in collection.fields));
    if (unknown !== undefined) throw new Error(`${of} declares no field ${unknown}.`);
    for (const move of moves) await owner.query(move);
    const statements = await alterTableSql(owner, collection, collections, fills);
    for (const statement of statements) {
      await owner.query(statement).catch((error: Error) => {
        throw new Error(`PostgreSQL refuses ${statement} ${error.message}`, { cause: error });
      });
    }
    const own = new RegExp(`: ${tableName(of)} `);
    const errors = (await schemaErrors(owner, collections)).filter((error) => own.test(error));
    if (errors.length > 0)
      throw new Error(`No statements were found for all that changed: ${errors.join('; ')}`);
    return [...moves, ...statements];
  });
}

/** A database of its own on the server that tests use, or on DATABASE_URL; it is dropped afterwards. */
async function onScratchDatabase<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const external = process.env['DATABASE_URL'];
  const server = external ? null : await startEmbedded(join(workspaceRoot(), '.data/test'));
  // The name of a copy that a test uses, so that one left behind is dropped as theirs are.
  const scratch = `callboard_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  const url = new URL(external ?? server?.url('postgres') ?? '');
  const admin = new pg.Client(url.toString());
  url.pathname = `/${scratch}`;
  const owner = new pg.Client(url.toString());
  try {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name(scratch)} TEMPLATE template0`);
    await owner.connect();
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
    await admin.query(`DROP DATABASE IF EXISTS ${name(scratch)} WITH (FORCE)`).catch(() => undefined);
    await admin.end();
    await server?.release();
  }
}
