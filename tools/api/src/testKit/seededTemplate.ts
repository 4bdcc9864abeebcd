import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { name } from '../database/quote';
import { seedActivations } from '../seeds/seedActivations';
import { seedTenants } from '../seeds/seedTenants';

const seedLock = 4_202_110_006;

/** A database with the example season to copy: the first test of a run that needs one makes it, which takes seconds. */
export async function seededTemplate(): Promise<string> {
  const address = inject('testServer');
  const template = inject('seededTemplate');
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [seedLock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${name(unfinished)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name(unfinished)} TEMPLATE ${name(inject('testTemplate'))}`);
    await seed(address, unfinished);
    await client.query(`ALTER DATABASE ${name(unfinished)} RENAME TO ${name(template)}`);
    return template;
  } finally {
    await client.end();
  }
}

/** Fills a database, and leaves no role in it: each copy makes its own. */
async function seed(address: string, databaseName: string): Promise<void> {
  const url = new URL(address);
  url.pathname = `/${databaseName}`;
  const database = await openDatabase({ databaseUrl: url.toString(), dataFolder: '' });
  const role = name(new URL(database.appUrl).username);
  await seedTenants(database);
  await seedActivations(database);
  await database.close();
  const owner = new pg.Client(url.toString());
  await owner.connect();
  await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`).finally(() => owner.end());
}
