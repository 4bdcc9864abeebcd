import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  appAddress,
  assertPowerless,
  assertSameDatabase,
  ensureAppRole,
  grantToApp,
  revokeFromFormerRole,
} from './appRole';
import { assertDurable } from './assertDurable';
import { startEmbedded, type EmbeddedServer } from './embedded/startEmbedded';
import { letSearchUseItsIndex } from './letSearchUseItsIndex';
import { migrate, readMigrations, type Migration } from './migrate';
import { declareScopes } from './declareScopes';
import { declareStates } from './declareStates';
import { createListener, eventsChannel, type Listener } from './createListener';
import { createNatsFanOut, type FanOut } from './createNatsFanOut';
import { openPool, queriesOn, transact, write, type Publish } from './pools';
import { currentScope } from './scope';
import type { SharedDatabase, TenantDatabase, Transaction, WriteBy } from './TenantDatabase';
import { withClient } from './withClient';

export interface DatabaseOptions {
  /** The owner's address of a PostgreSQL 15 or later; absent: the embedded server on `dataFolder`. */
  databaseUrl?: string | undefined;
  /** The application's own login, where the owner is not permitted to create one. */
  appUrl?: string | undefined;
  dataFolder: string;
  /** A NATS server by which processes notify each other; absent: PostgreSQL does. */
  natsUrl?: string | undefined;
  /** Most connections for each tenant. */
  poolSize?: number;
  /** How long a call waits for one of them, before the server is too busy for it. @default 2,000 */
  connectionMs?: number;
  /** How long to wait for a database that does not answer yet. */
  patienceMs?: number;
  /** Gets a sentence where it has to be waited for. */
  notice?: (sentence: string) => void;
  migrations?: readonly Migration[];
}

/** All that is stored. Rows are had by tenant only. */
export interface Database {
  forTenant(tenant: TenantCode): TenantDatabase;
  readonly shared: SharedDatabase;
  isReady(): Promise<boolean>;
  /** Hears what processes notify each other of. */
  listener(log: FastifyBaseLogger): Listener;
  /** How the connections of this process are used, pool by pool: `waiting` are calls that wait for one. */
  connections(): { pool: string; busy: number; idle: number; waiting: number }[];
  /** The application's login, for tools outside of the server. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/** Starts or reaches PostgreSQL, migrates it under a lock, and logs in as a role that owns nothing. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const server = options.databaseUrl ? null : await startEmbedded(options.dataFolder);
  try {
    const ownerUrl = options.databaseUrl ?? (await databaseOn(server));
    const appUrl = await prepare(ownerUrl, options);
    const fanOut = options.natsUrl ? await natsFanOut(options.natsUrl, ownerUrl) : null;
    return connect({
      ownerUrl,
      appUrl,
      server,
      fanOut,
      poolSize: options.poolSize ?? 8,
      connectionMs: options.connectionMs ?? 2_000,
    });
  } catch (error) {
    await server?.release();
    throw error;
  }
}

async function natsFanOut(natsUrl: string, ownerUrl: string): Promise<FanOut> {
  const id = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT system_identifier || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS id
       FROM pg_control_system()`,
    );
    return rows[0]?.id;
  });
  if (id === undefined) throw new Error('The database does not say which one it is.');
  return createNatsFanOut(natsUrl, id);
}

/** The database of an embedded server, which is made where there is none. */
export async function databaseOn(server: EmbeddedServer | null): Promise<string> {
  if (!server) throw new Error('There is neither an embedded server nor a DATABASE_URL.');
  await withClient(server.url('postgres'), async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'callboard'");
    if (rowCount) return;
    await client.query('CREATE DATABASE callboard').catch((error: pg.DatabaseError) => {
      // Another process made it in this moment: 42P04, or 23505 when at the very same time.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
  return server.url('callboard');
}

/** Migrates, and answers the address under which the application logs in. */
async function prepare(ownerUrl: string, options: DatabaseOptions): Promise<string> {
  const migrations = options.migrations ?? (await readMigrations());
  const isGiven = options.appUrl !== undefined;
  const appUrl = await withClient(
    ownerUrl,
    async (owner) => {
      await assertDurable(owner);
      const address = await appAddress(owner, ownerUrl, options.appUrl);
      await ensureAppRole(owner, address, isGiven);
      if (isGiven) await assertSameDatabase(owner, address);
      await migrate(owner, migrations);
      // A database of other tables has other states.
      if (!options.migrations) {
        await declareStates(owner);
        await declareScopes(owner);
      }
      await grantToApp(owner, address);
      await revokeFromFormerRole(owner, address);
      await letSearchUseItsIndex(owner);
      return address;
    },
    { patienceMs: options.patienceMs, notice: options.notice },
  );
  await withClient(appUrl, assertPowerless);
  return appUrl;
}

/** How long a database can take to answer. */
const readyMs = 1_500;

interface Connection {
  ownerUrl: string;
  appUrl: string;
  server: EmbeddedServer | null;
  fanOut: FanOut | null;
  poolSize: number;
  connectionMs: number;
}

function connect({ ownerUrl, appUrl, server, fanOut, poolSize, connectionMs }: Connection): Database {
  const publish = fanOut?.publish ?? null;
  const sharedPool = openPool(appUrl, { tenant: null, size: 4, connectionMs });
  const shared = queriesOn(sharedPool, { publish });
  const pools = new Map(
    tenantCodes.map((tenant) => [tenant, openPool(appUrl, { tenant, size: poolSize, connectionMs })]),
  );
  const tenants = new Map(
    [...pools].map(([tenant, pool]) => [
      tenant,
      { pool, whole: tenantDatabase(tenant, { pool, publish, scopeNow: currentScope }) },
    ]),
  );
  return {
    ownerUrl,
    appUrl,
    listener: fanOut?.listener ?? ((log) => createListener(appUrl, log)),
    shared: Object.assign(shared, {
      transact: <T>(work: (transaction: Transaction) => Promise<T>) =>
        transact(sharedPool, 'BEGIN', work, { publish }),
    }),
    forTenant(tenant) {
      const found = tenants.get(tenant);
      if (!found) throw new Error(`There is no tenant ${tenant}.`);
      // What is had within a scope stays in it, wherever it is used.
      const scope = currentScope();
      if (scope === null) return found.whole;
      return tenantDatabase(tenant, { pool: found.pool, publish, scopeNow: () => scope });
    },
    connections() {
      return [['shared', sharedPool] as const, ...pools].map(([name, pool]) => ({
        pool: name,
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }));
    },
    async isReady() {
      const answer = shared.query({ text: 'SELECT 1', values: [], timeoutMs: readyMs });
      // To wait for a free connection counts too.
      const tooLate = pause(readyMs, false, { ref: false });
      return Promise.race([answer.then(Boolean, () => false), tooLate]);
    },
    async close() {
      await Promise.all([sharedPool, ...pools.values()].map((pool) => pool.close()));
      await server?.release();
    },
  };
}

interface TenantConnection {
  pool: pg.Pool;
  publish: Publish;
  scopeNow: () => string | null;
}

function tenantDatabase(tenant: TenantCode, { pool, publish, scopeNow }: TenantConnection): TenantDatabase {
  return Object.assign(queriesOn(pool, { publish }, scopeNow), {
    tenant,
    async write<T>(by: WriteBy, work: (transaction: Transaction) => Promise<T>) {
      const written = await write(pool, { ...by, scope: scopeNow() }, work, publish);
      // A trigger notifies of events by PostgreSQL.
      publish?.(eventsChannel, tenant);
      return written;
    },
  });
}
