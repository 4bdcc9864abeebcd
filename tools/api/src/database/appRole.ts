import { createHmac } from 'node:crypto';
import pg from 'pg';
import { connectionFault } from './connectionFault';
import { literal, name } from './quote';

const roleName = 'callboard_app';

/**
 * The address under which the application logs in: DATABASE_APP_URL, else the owner's with the role `callboard_app`, whose
 * password follows from the owner's, so that every process knows it and nobody has to keep it.
 */
export function appAddress(ownerUrl: string, appUrl: string | undefined): string {
  if (appUrl) return appUrl;
  const url = new URL(ownerUrl);
  const secret = decodeURIComponent(url.password) || process.env['PGPASSWORD'];
  const isLocal = ['127.0.0.1', 'localhost', '::1', ''].includes(url.hostname);
  if (!secret && !isLocal) {
    throw new Error(
      'DATABASE_URL has no password. Set DATABASE_APP_URL to a login of a role that owns nothing.',
    );
  }
  url.username = roleName;
  url.password = createHmac('sha256', secret || ownerUrl)
    .update(roleName)
    .digest('base64url');
  return url.toString();
}

/** Makes the application's role able to log in, where it is ours to make. */
export async function ensureAppRole(owner: pg.Client, address: string): Promise<void> {
  if (await canLogIn(address)) return;
  const { username, password } = new URL(address);
  if (decodeURIComponent(username) !== roleName) {
    throw new Error('Nobody can log in with DATABASE_APP_URL. Create that role, or leave the variable out.');
  }
  const login = `LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD ${literal(decodeURIComponent(password))}`;
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [roleName]);
  try {
    await owner.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${roleName} ${login}`);
  } catch (error) {
    // Another database's server on the same cluster made it in this moment.
    if (await canLogIn(address)) return;
    throw new Error(
      'The role of DATABASE_URL may not create the role callboard_app. Create a role that owns nothing and set DATABASE_APP_URL.',
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
    if (connectionFault(error) === 'lost') throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Lets the role work with every table and own none. The change log is written by its trigger alone. */
export async function grantToApp(owner: pg.Client, address: string): Promise<void> {
  const role = name(decodeURIComponent(new URL(address).username));
  const { rows } = await owner.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname <> 'schema_migrations'`,
  );
  const grants = rows.map(({ table }) =>
    table === 'changes'
      ? `GRANT SELECT ON changes TO ${role};`
      : `GRANT SELECT, INSERT, UPDATE, DELETE ON ${name(table)} TO ${role};`,
  );
  await owner.query(
    `BEGIN; SELECT pg_advisory_xact_lock(4202110003); GRANT USAGE ON SCHEMA public TO ${role};
     ${grants.join('\n')} COMMIT;`,
  );
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
