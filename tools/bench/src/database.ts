import { readFile } from 'node:fs/promises';
import pg from 'pg';

const server = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A fresh database of this name on the external server; its address. Needs a PostgreSQL that answers. */
export async function freshDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A connection of the owner's, to be ended by the caller. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Runs statements as the owner of the database. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The processor seconds of the database's own processes, wherever they run on this machine. */
export async function databasePids(url: string): Promise<number[]> {
  const rows = await asOwner(url, (client) =>
    client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE datname = current_database()'),
  );
  return rows.rows.map((row) => row.pid);
}

/** Organisations of one tenant in addition to those of the season, spread over its regions. */
export async function addOrganizations(client: pg.Client, count: number): Promise<void> {
  const sql = await readFile(new URL('./manyOrganizations.sql', import.meta.url), 'utf8');
  await client.query(sql.replaceAll('100000', String(count)));
  await client.query('VACUUM ANALYZE');
}
