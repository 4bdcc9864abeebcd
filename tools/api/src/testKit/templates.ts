import pg from 'pg';
import { name } from '../engine/database/quote';

/** The same server's address with another database. */
export function databaseUrl(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Runs one statement on a connection of its own. */
export async function onServer(address: string, sql: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

export interface Template {
  name: string;
  /** The database that it is a copy of. */
  from: string;
  /** A number of PostgreSQL: only one process at a time makes the template. */
  lock: number;
  /** Runs inside the lock, also where the template is there already. */
  prepare?: (client: pg.Client) => Promise<void>;
  fill: (url: string) => Promise<void>;
}

/** Makes a database to copy, unless another process or an earlier run has: it has its name once it is whole. */
export async function makeTemplate(
  address: string,
  { name: template, from, lock, prepare, fill }: Template,
): Promise<string> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await prepare?.(client);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${name(unfinished)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name(unfinished)} TEMPLATE ${name(from)}`);
    await fill(databaseUrl(address, unfinished));
    await client.query(`ALTER DATABASE ${name(unfinished)} RENAME TO ${name(template)}`);
    return template;
  } finally {
    await client.end();
  }
}
