import type { Role, TenantCode } from '@callboard/api-contract';
import type { Database } from '../database/openDatabase';
import type { Session } from './session';
import { createToken, hashToken, tenantOfToken } from './tokens';

/** A session ends after a week, and after a day on which it was not used. */
const lifetime = '7 days';
const idleTime = '24 hours';
/** How long an answer is believed: also the longest that a session outlives its end on another process. */
const believedMs = 1_000;
const maxBelieved = 10_000;

interface SessionRow {
  user: string;
  account: string;
  individual: string | null;
  roles: Role[];
  name: string;
  email: string;
  is_quiet: boolean;
}

const readSession = `
  SELECT s."user", s.account, u.individual, u.roles, u.name, u.email,
    s.last_seen < now() - interval '1 minute' AS is_quiet
  FROM sessions s JOIN users u ON u.tenant = s.tenant AND u.hashcode = s."user"
  WHERE s.tenant = $1 AND s.token_hash = $2 AND u.status = 'active'
    AND s.expires > now() AND s.last_seen > now() - interval '${idleTime}'`;

/** Forgets the sessions that nobody can use any more. */
export const forgetOldSessions = {
  text: `DELETE FROM sessions
    WHERE tenant = $1 AND (expires < now() OR last_seen < now() - interval '${idleTime}')`,
};

/** The sessions of all tenants. Their tokens are known to their holders only: what is stored is a hash. */
export function createSessionStore(database: Database) {
  const believed = new Map<string, { until: number; session: Promise<Session | null> }>();

  /** Whose token this is; null where it is unknown, expired, or of somebody who was disabled. */
  function find(token: string): Promise<Session | null> {
    const known = believed.get(token);
    if (known && known.until > Date.now()) return known.session;
    const tenant = tenantOfToken(token);
    if (!tenant) return Promise.resolve(null);
    const session = readFrom(tenant, token);
    if (believed.size >= maxBelieved) believed.clear();
    believed.set(token, { until: Date.now() + believedMs, session });
    // What was not found, or could not be asked, is not remembered.
    session.then(
      (found) => found ?? believed.delete(token),
      () => believed.delete(token),
    );
    return session;
  }

  async function readFrom(tenant: TenantCode, token: string): Promise<Session | null> {
    const tokenHash = hashToken(token);
    const rows = database.forTenant(tenant);
    const [row] = await rows.query<SessionRow>({
      name: 'session',
      text: readSession,
      values: [tenant, tokenHash],
    });
    if (!row) return null;
    if (row.is_quiet) {
      const text = 'UPDATE sessions SET last_seen = now() WHERE tenant = $1 AND token_hash = $2';
      await rows.query({ text, values: [tenant, tokenHash] });
    }
    const { user, account, individual, roles, name, email } = row;
    return { tenant, user, account, individual, roles, name, email, tokenHash };
  }

  /** Begins a session and answers its token. */
  async function begin(
    tenant: TenantCode,
    holder: { user: string; account: string },
    userAgent = '',
  ): Promise<string> {
    const token = createToken(tenant);
    const rows = database.forTenant(tenant);
    await rows.query({
      text: `INSERT INTO sessions (tenant, token_hash, "user", account, expires, user_agent)
        VALUES ($1, $2, $3, $4, now() + interval '${lifetime}', $5)`,
      values: [tenant, hashToken(token), holder.user, holder.account, userAgent.slice(0, 200)],
    });
    await rows.query({
      text: 'UPDATE users SET last_login = now() WHERE tenant = $1 AND hashcode = $2',
      values: [tenant, holder.user],
    });
    return token;
  }

  async function end(session: Session): Promise<void> {
    const text = 'DELETE FROM sessions WHERE tenant = $1 AND token_hash = $2';
    await database.forTenant(session.tenant).query({ text, values: [session.tenant, session.tokenHash] });
    believed.clear();
  }

  /** Ends the sessions of an account at every tenant, but for one that may go on. */
  async function endAll(account: string, tenants: readonly TenantCode[], except?: Session): Promise<void> {
    const text = 'DELETE FROM sessions WHERE tenant = $1 AND account = $2 AND token_hash IS DISTINCT FROM $3';
    for (const tenant of tenants) {
      const kept = except?.tenant === tenant ? except.tokenHash : null;
      await database.forTenant(tenant).query({ text, values: [tenant, account, kept] });
    }
    believed.clear();
  }

  return { find, begin, end, endAll };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
