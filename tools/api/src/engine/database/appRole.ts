import { createHmac } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from './checkedRows';
import { connectionError } from './connectionError';
import { literal, name } from './quote';

/** Role of earlier versions on every database of a cluster. */
const formerRole = 'callboard_app';
const roleLock = 4_202_110_005;
/** The tables that the application only reads: triggers write the logs, the owner the installation, the steps and the list of queues. */
const readOnly = [
  'public.changes',
  'public.file_changes',
  'public.installation',
  'public.status_steps',
  'pgboss.queue',
  'pgboss.version',
];

/**
 * The application writes events and chooses neither their numbers nor their transactions nor their times: what is delivered and how long it
 * is stored follow from them. The default of the numbers counts with the right of the one who inserts.
 */
const rightsOnEvents = {
  table: 'public.domain_events',
  verbs: 'SELECT, INSERT (tenant, name, payload), UPDATE (payload)',
  sequence: 'public.domain_events_number_seq',
};

/**
 * The address under which the application logs in: DATABASE_APP_URL, else the owner's with a role of this database alone, whose
 * password follows from the owner's, so that every process can derive it and none has to store it.
 *
 * Roles belong to the whole cluster, so the name has the database's number in it: it survives a rename, and a copy of the
 * database has another.
 */
export async function appAddress(owner: pg.Client, ownerUrl: string, appUrl?: string): Promise<string> {
  if (appUrl) return appUrl;
  const url = new URL(ownerUrl);
  const secret = decodeURIComponent(url.password) || process.env['PGPASSWORD'];
  const isLocal = ['127.0.0.1', 'localhost', '::1', ''].includes(url.hostname);
  if (!secret && !isLocal) {
    throw new Error(
      'DATABASE_URL has no password. Set DATABASE_APP_URL to a login of a role that owns nothing.',
    );
  }
  const role = `callboard_app_${await numberOf(owner)}`;
  url.username = role;
  url.password = createHmac('sha256', secret || ownerUrl)
    .update(role)
    .digest('base64url');
  return url.toString();
}

/** Makes the application's role able to log in, where it is ours to make. */
export async function ensureAppRole(owner: pg.Client, address: string, isGiven: boolean): Promise<void> {
  if (await canLogIn(address)) return;
  if (isGiven) {
    throw new Error(
      'DATABASE_APP_URL does not log in. Create that role with that password, or leave the variable out.',
    );
  }
  const { username, password } = new URL(address);
  await owner.query('SELECT pg_advisory_lock($1)', [roleLock]);
  try {
    // Another process of this database can have made it meanwhile.
    if (await canLogIn(address)) return;
    await makeRole(owner, username, password);
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [roleLock]).catch(() => undefined);
  }
}

/** Makes the role, or gives it the password that follows from the owner's of today. A role without our mark is never touched. */
async function makeRole(owner: pg.Client, role: string, password: string): Promise<void> {
  const mark = `Callboard: the application on database ${await numberOf(owner)}`;
  const { rows } = await owner.query<{ mark: string | null }>(
    `SELECT shobj_description(oid, 'pg_authid') AS mark FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  const [found] = rows;
  if (found && found.mark !== mark) {
    throw new Error(
      `The role ${role} exists and is not of this database. Rename it, or set DATABASE_APP_URL to a login of another role.`,
    );
  }
  const login = `LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD ${literal(password)}`;
  try {
    await owner.query(
      `BEGIN; ${found ? 'ALTER' : 'CREATE'} ROLE ${name(role)} ${login}; COMMENT ON ROLE ${name(role)} IS ${literal(mark)}; COMMIT;`,
    );
  } catch (error) {
    await owner.query('ROLLBACK');
    throw new Error(
      `The role of DATABASE_URL may not create the role ${role}. Create a role that owns nothing and set DATABASE_APP_URL.`,
      { cause: error },
    );
  }
}

async function canLogIn(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (connectionError(error) === 'lost') throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Lets the role work with every table, read every view and own none. The logs of changes are written by their triggers alone. */
export async function grantToApp(owner: pg.Client, address: string): Promise<void> {
  const role = name(decodeURIComponent(new URL(address).username));
  // Of a table in parts, the application uses the whole.
  const { rows } = await owner.query<{ schema: string; table: string; is_view: boolean }>(
    `SELECT nspname AS schema, relname AS table, relkind = 'v' AS is_view FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'v') AND NOT relispartition
       AND relname <> 'schema_migrations'`,
  );
  const grants = rows.map(({ schema, table, is_view }) => {
    const isReadOnly = is_view || readOnly.includes(`${schema}.${table}`);
    if (`${schema}.${table}` === rightsOnEvents.table)
      return `GRANT ${rightsOnEvents.verbs} ON ${rightsOnEvents.table} TO ${role}; GRANT USAGE ON ${rightsOnEvents.sequence} TO ${role};`;
    const verbs = isReadOnly ? 'SELECT' : 'SELECT, INSERT, UPDATE, DELETE';
    return `GRANT ${verbs} ON ${name(schema)}.${name(table)} TO ${role};`;
  });
  await owner.query(
    `BEGIN; SELECT pg_advisory_xact_lock(4202110003); GRANT USAGE ON SCHEMA public TO ${role};
     ${rows.some(({ schema }) => schema === 'pgboss') ? `GRANT USAGE ON SCHEMA pgboss TO ${role};` : ''}
     ${grants.join('\n')} COMMIT;`,
  );
}

/**
 * Takes this database from the role that every database of the cluster shared before: the owners of the others know its password.
 * While a process of the version before is still connected, it is left for the next start.
 */
export async function revokeFromFormerRole(owner: pg.Client, address: string): Promise<void> {
  if (decodeURIComponent(new URL(address).username) === formerRole) return;
  const { rowCount } = await owner.query(
    `SELECT FROM pg_roles r WHERE rolname = $1
       AND EXISTS (SELECT FROM pg_class c, aclexplode(c.relacl) a WHERE c.relnamespace = 'public'::regnamespace AND a.grantee = r.oid)
       AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE usename = $1 AND datname = current_database())`,
    [formerRole],
  );
  if (!rowCount) return;
  await owner.query(
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${formerRole}; REVOKE ALL ON SCHEMA public FROM ${formerRole}`,
  );
}

/** The address at which the application's login reaches the database itself: the owner's. */
export function directAddress(ownerUrl: string, appUrl: string): string {
  const [url, { username, password }] = [new URL(ownerUrl), new URL(appUrl)];
  return Object.assign(url, { username, password }).toString();
}

/**
 * Throws where the owner does not reach the database itself: a pool of connections hands each transaction to another connection, and a
 * lock of one would stay behind.
 */
export async function assertDirect(owner: pg.Client): Promise<void> {
  if (await isDirect(owner)) return;
  throw new Error(
    'DATABASE_URL leads to a pool of connections. Set it to the address of the database itself, and DATABASE_APP_URL to a login at the pool.',
  );
}

/** True if this connection is one of the database: a pool has numbers of its own for the connections that it gives. */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const [row] = await checkedRows(client, v.object({ pid: v.number() }), 'SELECT pg_backend_pid() AS pid');
  return 'processID' in client && client.processID === row?.pid;
}

/** Throws where a login that was given leads elsewhere than the owner's. */
export async function assertSameDatabase(owner: pg.Client, app: pg.Client): Promise<void> {
  const names = await Promise.all([owner, app].map(serverAndDatabase));
  if (names[0] === names[1]) return;
  throw new Error('DATABASE_APP_URL leads to another database than DATABASE_URL.');
}

async function serverAndDatabase(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT concat_ws(' ', current_database(), oid, pg_postmaster_start_time()) AS name
     FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.name;
}

/** Throws where row-level security would not hold the role back. */
export async function assertPowerless(app: pg.Client): Promise<void> {
  const { rows } = await app.query<{ isSuper: boolean; bypasses: boolean; owns: boolean }>(
    `SELECT r.rolsuper AS "isSuper", r.rolbypassrls AS bypasses, EXISTS (
       SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND pg_has_role(current_user, c.relowner, 'MEMBER')) AS owns
     FROM pg_roles r WHERE r.rolname = current_user`,
  );
  const found = rows[0];
  if (found && !found.isSuper && !found.bypasses && !found.owns) return;
  throw new Error(
    'The application may not log in as a superuser, as a role with BYPASSRLS or as an owner of its tables: row-level security would not hold.',
  );
}

/** The number that PostgreSQL gave the database when it was made. */
async function numberOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ oid: number }>(
    'SELECT oid FROM pg_database WHERE datname = current_database()',
  );
  return rows[0]?.oid ?? 0;
}
