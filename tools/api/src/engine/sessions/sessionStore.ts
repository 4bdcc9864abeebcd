import { limitRoles, limits, roles, tenantCodes, type TenantCode } from '@callboard/api-contract';
import { languageSchema } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import { withoutScope } from '../database/scope';
import { emit } from '../events/emit';
import type { Session } from '../plugins/session';
import { limitsOfUser, limitsSql } from '../limits/limitsSql';
import { createToken, hashToken, tenantOfToken } from './tokens';

/** A session ends after a week. */
const lifetime = '7 days';
/** And after a day on which it was not used. */
export const idleTime = '24 hours';
/** How long an answer is believed: also the longest that a session outlives its end on a process that hears no events. */
const believedMs = 1_000;
const maxBelieved = 10_000;

const sessionRow = v.object({
  hashcode: v.string(),
  user: v.string(),
  account: v.string(),
  individual: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
  limits: limitsOfUser,
  name: v.string(),
  email: v.string(),
  language: v.nullable(languageSchema),
  expires: v.date(),
  viewer: v.nullable(v.object({ user: v.string(), name: v.string() })),
  is_quiet: v.boolean(),
});

const listedRow = v.object({
  tenant: v.picklist(tenantCodes),
  hashcode: v.string(),
  token_hash: v.instance(Buffer),
  created: v.date(),
  last_seen: v.date(),
  user_agent: v.string(),
});
/** A session as it is listed to its owner. */
export type ListedSession = v.InferOutput<typeof listedRow>;

const readSession = `
  SELECT s.hashcode, s."user", s.account, u.individual, u.roles, ${limitsSql('u')} AS limits, u.name, u.email, u.language, s.expires, CASE WHEN a.hashcode IS NOT NULL THEN json_build_object('user', a.hashcode, 'name', a.name) END AS viewer,
    s.last_seen < now() - interval '1 minute' AS is_quiet
  FROM sessions s JOIN users u ON u.tenant = s.tenant AND u.hashcode = s."user"
    LEFT JOIN users a ON a.tenant = s.tenant AND a.hashcode = s.viewer
  WHERE s.tenant = $1 AND s.token_hash = $2 AND u.status = 'active'
    AND s.expires > now() AND s.last_seen > now() - interval '${idleTime}'`;

const standingRow = v.object({
  token: v.string(),
  individual: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
  limits: limitsOfUser,
});
/** Facts that decide about the rights of an open connection, as it is now. */
export type StandingSession = Pick<Session, 'individual' | 'roles'>;

const readStanding = `
  SELECT encode(s.token_hash, 'hex') AS token, u.individual, u.roles, ${limitsSql('u')} AS limits
  FROM sessions s JOIN users u ON u.tenant = s.tenant AND u.hashcode = s."user"
  WHERE s.tenant = $1 AND s.token_hash = ANY ($2) AND u.status = 'active'
    AND s.expires > now() AND s.last_seen > now() - interval '${idleTime}'`;

/** Deletes the sessions that no one can use any more. */
export const forgetOldSessions = {
  text: `DELETE FROM sessions
    WHERE tenant = $1 AND (expires < now() OR last_seen < now() - interval '${idleTime}')`,
};

/** The sessions of all tenants. Their tokens are known to their holders only: what is stored is a hash. */
export function createSessionStore(database: Database) {
  const believed = new Map<string, { until: number; session: Promise<Session | null> }>();

  /** Session of a token; null where it is unknown, expired, or of a disabled user. */
  function find(token: string): Promise<Session | null> {
    const known = believed.get(token);
    if (known && known.until > Date.now()) return known.session;
    const tenant = tenantOfToken(token);
    if (!tenant) return Promise.resolve(null);
    const session = withoutScope('session', () => readFrom(tenant, token));
    if (believed.size >= maxBelieved) believed.clear();
    believed.set(token, { until: Date.now() + believedMs, session });
    // A session that was not found, or failed, is not remembered.
    session.then(
      (found) => found ?? believed.delete(token),
      () => believed.delete(token),
    );
    return session;
  }

  async function readFrom(tenant: TenantCode, token: string): Promise<Session | null> {
    const tokenHash = hashToken(token);
    const rows = database.forTenant(tenant);
    const [row] = await rows.rows(sessionRow, {
      name: 'session',
      text: readSession,
      values: [tenant, tokenHash],
    });
    if (!row) return null;
    if (row.is_quiet) {
      const text = 'UPDATE sessions SET last_seen = now() WHERE tenant = $1 AND token_hash = $2';
      await rows.query({ text, values: [tenant, tokenHash] });
    }
    const { expires, viewer, is_quiet: _isQuiet, roles: own, limits: taken, ...holder } = row;
    const viewing = viewer && { by: viewer.name, user: viewer.user, until: expires };
    return { tenant, tokenHash, viewing, ...holder, roles: limitRoles(own, taken.limits, taken.scope) };
  }

  /** Of these sessions those that have not ended, by their token's hash in hexadecimal; never from what is believed. */
  async function standing(
    tenant: TenantCode,
    tokenHashes: readonly Buffer[],
  ): Promise<ReadonlyMap<string, StandingSession>> {
    const values = [tenant, tokenHashes];
    const found = await withoutScope('session', () =>
      database.forTenant(tenant).rows(standingRow, { text: readStanding, values }),
    );
    return new Map(
      found.map(({ token, individual, roles: own, limits: taken }) => [
        token,
        { individual, roles: limitRoles(own, taken.limits, taken.scope) },
      ]),
    );
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
    const { tenant, tokenHash, account } = session;
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const text = 'DELETE FROM sessions WHERE tenant = $1 AND token_hash = $2';
      await transaction.query({ text, values: [tenant, tokenHash] });
      await emit(transaction, tenant, 'sessions.ended', { account });
    });
    believed.clear();
  }

  /**
   * Ends the sessions of an account at every tenant, except one that goes on, and those in which it views as another user.
   * Answers how many there were.
   */
  async function endAll(account: string, except?: Session): Promise<number> {
    const text = `DELETE FROM sessions WHERE tenant = $1 AND (account = $2 OR viewer_account = $2)
      AND token_hash IS DISTINCT FROM $3 RETURNING account`;
    let ended = 0;
    for (const tenant of tenantCodes) {
      const spared = except?.tenant === tenant ? except.tokenHash : null;
      const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
        const values = [tenant, account, spared];
        const rows = await transaction.rows(v.object({ account: v.string() }), { text, values });
        if (rows.length > 0) await emit(transaction, tenant, 'sessions.ended', { account });
        return rows.filter((row) => row.account === account).length;
      });
      ended += value;
    }
    believed.clear();
    return ended;
  }

  /** Lets an admin see the app as another user: for half an hour, and noted in that user's history. */
  async function beginViewing(admin: Session, target: { user: string; account: string }): Promise<string> {
    const token = createToken(admin.tenant);
    const { user, account } = target;
    await database.forTenant(admin.tenant).write({ actor: admin.user }, async (transaction) => {
      await transaction.query({
        text: `INSERT INTO sessions (tenant, token_hash, "user", account, expires, viewer, viewer_account)
          VALUES ($1, $2, $3, $4, now() + interval '${limits.viewingMinutes} minutes', $5, $6)`,
        values: [admin.tenant, hashToken(token), user, account, admin.user, admin.account],
      });
      await transaction.query({
        text: 'UPDATE users SET last_viewed = now() WHERE tenant = $1 AND hashcode = $2',
        values: [admin.tenant, user],
      });
    });
    return token;
  }

  /** Where an account is signed in, newest use first; an admin who views as its owner is not among them. */
  async function list(account: string): Promise<ListedSession[]> {
    const text = `SELECT tenant, hashcode, token_hash, created, last_seen, coalesce(user_agent, '') AS user_agent
      FROM sessions WHERE tenant = $1 AND account = $2 AND viewer IS NULL
        AND expires > now() AND last_seen > now() - interval '${idleTime}'`;
    const found = await Promise.all(
      tenantCodes.map((tenant) =>
        database.forTenant(tenant).rows(listedRow, { text, values: [tenant, account] }),
      ),
    );
    return found.flat().sort((one, other) => other.last_seen.getTime() - one.last_seen.getTime());
  }

  /** Ends one of an account's sessions by its name; false where it has none of that name. */
  async function endNamed(account: string, hashcode: string): Promise<boolean> {
    const text = `DELETE FROM sessions WHERE tenant = $1 AND account = $2 AND hashcode = $3 AND viewer IS NULL RETURNING 1`;
    const found = await Promise.all(
      tenantCodes.map((tenant) =>
        database.forTenant(tenant).write({ actor: null }, async (transaction) => {
          const rows = await transaction.query({ text, values: [tenant, account, hashcode] });
          if (rows.length > 0) await emit(transaction, tenant, 'sessions.ended', { account });
          return rows.length > 0;
        }),
      ),
    );
    believed.clear();
    return found.some(({ value }) => value);
  }

  /** Forgets what this process believes, after sessions ended or users changed elsewhere. */
  const forget = (): void => believed.clear();

  return { forget, find, standing, begin, beginViewing, list, end, endNamed, endAll };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
