import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import {
  appAddress,
  assertDirect,
  assertPowerless,
  assertSameDatabase,
  directAddress,
  ensureAppRole,
  grantToApp,
  isDirect,
  revokeFromFormerRole,
} from './appRole';
import { assertDurable } from './assertDurable';
import { startEmbedded, type EmbeddedServer } from './embedded/startEmbedded';
import { letSearchUseItsIndex } from './letSearchUseItsIndex';
import { migrate, readMigrations, type Migration } from './migrate';
import { declareScopes } from './declareScopes';
import { declareStates } from './declareStates';
import { createReplica, type ReadCounts, type Replica } from './createReplica';
import { databaseId } from './databaseId';
import { createListener, eventsChannel, type Listener } from './createListener';
import { createNatsFanOut, type FanOut } from './createNatsFanOut';
import { newestRun } from './newestRun';
import { fewestConnections, openConnections, type Connections } from './openConnections';
import { openReplicaServer } from './openReplicaServer';
import { makeParts } from './parts/makeParts';
import { readerOn } from './readerOn';
import { otherSettings, setRoleSettings } from './roleSettings';
import { currentScope } from './scope';
import type { SharedDatabase, TenantDatabase, Transaction, WriteBy } from './TenantDatabase';
import { queriesOn, transact, write, type On } from './transactions';
import { withClient } from './withClient';

export interface DatabaseOptions {
  /** The owner's address of a PostgreSQL 15 or later; absent: the embedded server on `dataFolder`. */
  databaseUrl?: string | undefined;
  /** The application's own login, where the owner is not permitted to create one or a pool of connections stands in between. */
  appUrl?: string | undefined;
  /** Where a replica of it is, for reads; absent: there is none. */
  readUrl?: string | undefined;
  dataFolder: string;
  /** A NATS server by which processes notify each other; absent: PostgreSQL does. */
  natsUrl?: string | undefined;
  /** Most connections of this process, for all tenants together. @default 16 */
  connections?: number | undefined;
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
  /** How the connections of this process are used: by lane, which is a tenant or `shared`, those in use and the calls that wait for one. */
  connections(): { idle: number; lanes: { lane: string; busy: number; waiting: number }[] };
  /** How many reads that can be answered by a replica were; all are 0 where there is none. */
  reads(): Readonly<ReadCounts>;
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
    const login = await prepare(ownerUrl, options);
    const fanOut = options.natsUrl
      ? createNatsFanOut(options.natsUrl, await withClient(ownerUrl, databaseId))
      : null;
    const connections = openConnections(login.appUrl, {
      size: sizeOf(options),
      connectionMs: options.connectionMs ?? 2_000,
      isDirect: login.isDirect,
    });
    const replica = options.readUrl
      ? await openReplica(options.readUrl, { login, ownerUrl, connections, options })
      : null;
    return connect({ ...login, ownerUrl, server, fanOut, connections, replica });
  } catch (error) {
    await server?.release();
    throw error;
  }
}

const sizeOf = ({ connections = 16 }: DatabaseOptions): number => Math.max(connections, fewestConnections);

interface Primary {
  login: Login;
  ownerUrl: string;
  connections: Connections;
  options: DatabaseOptions;
}

/** Connects to a replica. One that cannot be used now is no reason not to start. */
async function openReplica(
  readUrl: string,
  { login, ownerUrl, connections, options }: Primary,
): Promise<Replica> {
  const queries = queriesOn({ connections, tenant: null, publish: null });
  const server = openReplicaServer(directAddress(readUrl, login.directUrl), {
    size: sizeOf(options),
    databaseId: await withClient(ownerUrl, databaseId),
  });
  const position = newestRun(async () => {
    const [row] = await queries.rows(positionRow, { name: 'position', text: readPosition, values: [] });
    if (!row) throw new Error('The database has no position.');
    return row.position;
  });
  const replica = createReplica(server, position);
  const reason = await replica.inspect();
  if (reason !== null) {
    options.notice?.(
      `The replica of DATABASE_READ_URL is not used until it can be, and the primary answers: ${reason}.`,
    );
  }
  return replica;
}

const positionRow = v.object({ position: v.string() });
/** Changes visible to others have been flushed, and notified ones are visible. */
const readPosition = 'SELECT pg_current_wal_flush_lsn()::text AS position';

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

/** How the application logs in. */
interface Login {
  appUrl: string;
  /** The same at the database itself, where `appUrl` leads to a pool of connections. */
  directUrl: string;
  isDirect: boolean;
}

/** Migrates, and answers how the application logs in. */
async function prepare(ownerUrl: string, options: DatabaseOptions): Promise<Login> {
  const migrations = options.migrations ?? (await readMigrations());
  const isGiven = options.appUrl !== undefined;
  return withClient(
    ownerUrl,
    async (owner) => {
      await assertDirect(owner);
      await assertDurable(owner);
      const appUrl = await appAddress(owner, ownerUrl, options.appUrl);
      const directUrl = directAddress(ownerUrl, appUrl);
      await ensureAppRole(owner, directUrl, isGiven);
      await migrate(owner, migrations);
      // A database of other tables has other states, and no parts.
      if (!options.migrations) {
        await declareStates(owner);
        await declareScopes(owner);
        await makeParts(owner);
      }
      await grantToApp(owner, appUrl);
      await revokeFromFormerRole(owner, appUrl);
      await letSearchUseItsIndex(owner);
      // Before a pool of connections opens any: those that it has stay as they were opened.
      await withClient(directUrl, setRoleSettings);
      return { appUrl, directUrl, isDirect: await withClient(appUrl, (app) => inspect(app, owner, options)) };
    },
    { patienceMs: options.patienceMs, notice: options.notice },
  );
}

/** Throws where the application's login does not fit, and answers whether it reaches the database itself. */
async function inspect(app: pg.Client, owner: pg.Client, { notice }: DatabaseOptions): Promise<boolean> {
  await assertSameDatabase(owner, app);
  await assertPowerless(app);
  const others = await otherSettings(app);
  if (others.length > 0) {
    notice?.(
      `The pool of connections has some that were opened before the application's role had its settings (${others.join(', ')}): RECONNECT it.`,
    );
  }
  return isDirect(app);
}

/** How long a database can take to answer. */
const readyMs = 1_500;

interface Connected extends Login {
  ownerUrl: string;
  server: EmbeddedServer | null;
  fanOut: FanOut | null;
  connections: Connections;
  replica: Replica | null;
}

function connect({ ownerUrl, appUrl, directUrl, server, fanOut, connections, replica }: Connected): Database {
  const on = { connections, publish: fanOut?.publish ?? null };
  const shared: On = { ...on, tenant: null };
  const queries = queriesOn(shared);
  return {
    ownerUrl,
    appUrl,
    listener: fanOut?.listener ?? ((log) => createListener(directUrl, log)),
    shared: Object.assign(queries, {
      transact: <T>(work: (transaction: Transaction) => Promise<T>) => transact(shared, work),
    }),
    forTenant(tenant) {
      if (!isTenantCode(tenant)) throw new Error(`There is no tenant ${tenant}.`);
      // A database got within a scope stays in it, wherever it is used.
      const scope = currentScope();
      const scopeNow = scope === null ? currentScope : () => scope;
      return tenantDatabase(tenant, { on: { ...on, tenant }, replica, scopeNow });
    },
    connections: () => ({ idle: connections.countIdle(), lanes: connections.activity() }),
    reads: () => replica?.counts() ?? { replica: 0, behind: 0, unreachable: 0 },
    async isReady() {
      const answer = queries.query({ text: 'SELECT 1', values: [], timeoutMs: readyMs });
      // To wait for a free connection counts too.
      const tooLate = pause(readyMs, false, { ref: false });
      return Promise.race([answer.then(Boolean, () => false), tooLate]);
    },
    async close() {
      await replica?.close();
      await connections.close();
      await server?.release();
    },
  };
}

interface TenantParts {
  on: On;
  replica: Replica | null;
  scopeNow: () => string | null;
}

function tenantDatabase(tenant: TenantCode, { on, replica, scopeNow }: TenantParts): TenantDatabase {
  const queries = queriesOn(on, scopeNow);
  return Object.assign(queries, {
    tenant,
    reader: replica ? readerOn({ tenant, replica, queries, scopeNow }) : queries,
    async write<T>(by: WriteBy, work: (transaction: Transaction) => Promise<T>) {
      const written = await write(on, { ...by, scope: scopeNow() }, work);
      // A trigger notifies of events by PostgreSQL.
      on.publish?.(eventsChannel, tenant);
      return written;
    },
  });
}
