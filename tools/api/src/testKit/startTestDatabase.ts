import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../engine/database/openDatabase';
import { name } from '../engine/database/quote';
import { jobsChannel } from '../engine/jobs/queue';
import { makeAsNew, readAsNew, type AsNew } from './databaseAsNew';
import { seededTemplate } from './seededTemplate';
import { databaseUrl, onServer } from './templates';

export interface TestDatabase {
  database: Database;
  /** The owner's address, for a second process or a query behind row-level security. */
  url: string;
  /** Runs SQL as the owner. */
  asOwner<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /**
   * Lets the jobs of a name run now rather than at their time or at the next poll: all that wait, or those whose data has these
   * values.
   */
  hurryJobs(name: string, data?: Readonly<Record<string, string>>): Promise<void>;
  /** True if it is the one of this process, which the next file of tests uses too. */
  isStanding: boolean;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** SQL that adds what no migration has. */
  sql?: string;
  /** Begins with the example season and the example invitations of every tenant. @default empty */
  isSeeded?: boolean;
}

/**
 * A migrated database with no rows of another test's. Where nothing else is wanted it is the one of this process, which tests use one
 * after the other.
 */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { sql, isSeeded } = options;
  const found = sql === undefined && !isSeeded ? await takeStanding() : null;
  return found ?? (await makeDatabase(options));
}

/** The database that files of tests use one after the other. */
interface Standing {
  test: TestDatabase;
  owner: pg.Client;
  asNew: AsNew;
  isTaken: boolean;
}

let standing: Standing | undefined;

/** The standing database as it was when it was made; null while another test has it. */
async function takeStanding(): Promise<TestDatabase | null> {
  if (standing?.isTaken) return null;
  if (standing) {
    const { test, owner, asNew } = standing;
    standing.isTaken = true;
    const isAsNew = (await test.database.isReady()) && (await makeAsNew(owner, asNew).catch(() => false));
    if (isAsNew) return leased(standing);
    standing = undefined;
    await test.drop();
  }
  const { owner, ...test } = await makeDatabase({});
  standing = { test, owner, asNew: await readAsNew(owner), isTaken: true };
  return leased(standing);
}

function leased(of: Standing): TestDatabase {
  return {
    ...of.test,
    isStanding: true,
    async drop() {
      of.isTaken = false;
    },
  };
}

/** A fresh copy of the template. */
async function makeDatabase({
  sql,
  isSeeded,
}: TestDatabaseOptions): Promise<TestDatabase & { owner: pg.Client }> {
  const address = inject('testServer');
  const copy = `${inject('copies')}${randomBytes(4).toString('hex')}`;
  const template = isSeeded ? await seededTemplate() : inject('testTemplate');
  await onServer(address, `CREATE DATABASE ${name(copy)} TEMPLATE ${name(template)} ${inject('copying')}`);
  const url = databaseUrl(address, copy);
  const owner = new pg.Client(url);
  await owner.connect();
  if (sql) await owner.query(sql);
  // A busy machine is slow, which is no refusal.
  const database = await openDatabase({
    databaseUrl: url,
    dataFolder: '',
    connections: 12,
    connectionMs: 30_000,
  });
  return {
    database,
    owner,
    isStanding: false,
    url,
    async asOwner<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const { rows } = await owner.query<Row>(sql, values);
      return rows;
    },
    async hurryJobs(job, data = {}) {
      await owner.query(
        `UPDATE pgboss.job SET start_after = now() - interval '1 second'
          WHERE name = $1 AND data @> $2::jsonb AND state IN ('created', 'retry')`,
        [job, data],
      );
      await owner.query('SELECT pg_notify($1, $2)', [jobsChannel, job]);
    },
    async drop() {
      await owner.end();
      await database.close();
      await onServer(address, `DROP DATABASE IF EXISTS ${name(copy)} WITH (FORCE)`);
      await onServer(address, `DROP ROLE IF EXISTS ${name(new URL(database.appUrl).username)}`);
    },
  };
}
