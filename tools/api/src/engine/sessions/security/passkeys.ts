import { tenants } from '@callboard/all-tenants';
import { product, tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { Passkey } from '@callboard/api-contract/accounts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import type { Settings } from '../../settings';
import { tenantUrl } from '../../tenantUrl';
import { emit } from '../../events/emit';
import type { Session } from '../../plugins/session';

const maxPasskeys = 20;

/** Loaded when a passkey is first used: it takes a third of a second, which no start of the server should wait for. */
const webAuthn = () => import('@simplewebauthn/server');

const passkeyRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  created: v.date(),
  last_used: v.nullable(v.date()),
  credential_id: v.string(),
  transports: v.array(v.string()),
});
type PasskeyRow = v.InferOutput<typeof passkeyRow>;
const columns = Object.keys(passkeyRow.entries).join(', ');

const knownRow = v.object({
  user: v.string(),
  account: v.string(),
  credential_id: v.string(),
  public_key: v.instance(Buffer),
  counter: v.number(),
  transports: v.array(v.string()),
});

/** The passkeys of each tenant's users. They are bound to the address of the tenant's app, which configuration decides. */
export function createPasskeys(database: Database, settings: Settings) {
  const place = (tenant: TenantCode) => {
    const { hostname, origin } = new URL(tenantUrl(settings, tenant));
    // Pages of other origins can use the same host's passkeys only where they can call this API at all.
    const others = settings.corsOrigins.filter((other) => hostOf(other) === hostname);
    return { rpID: hostname, origins: [origin, ...others] };
  };

  async function rowsOf(tenant: TenantCode, user: string): Promise<PasskeyRow[]> {
    return database.forTenant(tenant).rows(passkeyRow, {
      text: `SELECT ${columns} FROM passkeys WHERE tenant = $1 AND "user" = $2 ORDER BY created`,
      values: [tenant, user],
    });
  }

  async function list(tenant: TenantCode, user: string): Promise<Passkey[]> {
    return (await rowsOf(tenant, user)).map(present);
  }

  /** Options from which the browser makes a new passkey; null where there are enough. */
  async function offer({ tenant, user, email, name }: Session) {
    const known = await rowsOf(tenant, user);
    if (known.length >= maxPasskeys) return null;
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: `${product.name} ${tenants[tenant].name}`,
      rpID: place(tenant).rpID,
      userID: Buffer.from(user),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps a new passkey; null where the browser's answer is not one to this challenge. */
  async function keep(
    session: Session,
    challenge: string,
    name: string,
    response: object,
  ): Promise<Passkey | null> {
    const { tenant, user, account } = session;
    const { rpID, origins } = place(tenant);
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await verifyRegistrationResponse({
      // The library checks every part of it before it is used.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { credential } = verified.registrationInfo;
    const { value } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      const { id, publicKey, counter, transports = [] } = credential;
      const [row] = await transaction.rows(passkeyRow, {
        text: `INSERT INTO passkeys (tenant, "user", account, credential_id, public_key, counter, transports, name)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${columns}`,
        values: [tenant, user, account, id, Buffer.from(publicKey), counter, transports, name],
      });
      if (row) await emit(transaction, tenant, 'account.secured', { account, change: 'passkeyOn' });
      return row ? present(row) : null;
    });
    return value;
  }

  /** Removes a passkey of a user; false where they have none of that name. */
  async function remove(session: Session, hashcode: string): Promise<boolean> {
    const { tenant, user, account } = session;
    const { value } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      const rows = await transaction.query({
        text: 'DELETE FROM passkeys WHERE tenant = $1 AND "user" = $2 AND hashcode = $3 RETURNING 1',
        values: [tenant, user, hashcode],
      });
      if (rows.length > 0)
        await emit(transaction, tenant, 'account.secured', { account, change: 'passkeyOff' });
      return rows.length > 0;
    });
    return value;
  }

  /** Removes the passkeys of an account at every tenant: the person who added them no longer owns it. */
  async function removeAll(account: string): Promise<void> {
    for (const tenant of tenantCodes) {
      const text = 'DELETE FROM passkeys WHERE tenant = $1 AND account = $2';
      await database.forTenant(tenant).query({ text, values: [tenant, account] });
    }
  }

  /** Challenge for a browser at sign-in: no email, no list of keys, so that it reveals nothing. */
  async function ask(tenant: TenantCode) {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({ rpID: place(tenant).rpID, userVerification: 'required' });
  }

  /** Owner of the passkey that answered the challenge; null for one that is unknown, wrong, copied, or of a disabled user. */
  async function recognise(tenant: TenantCode, challenge: string, response: { id: string }) {
    const queries = database.forTenant(tenant);
    const [known] = await queries.rows(knownRow, {
      text: `SELECT p."user", p.account, p.credential_id, p.public_key, p.counter, p.transports
        FROM passkeys p JOIN users u ON u.tenant = p.tenant AND u.hashcode = p."user"
        WHERE p.tenant = $1 AND p.credential_id = $2 AND u.status = 'active'`,
      values: [tenant, response.id],
    });
    if (!known) return null;
    const { rpID, origins } = place(tenant);
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      // The library checks every part of it before it is used.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
        transports: known.transports,
      },
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter } = verified.authenticationInfo;
    // Most passkeys never count. One that does must count upwards, also where two answers come together.
    const counted = await queries.query({
      text: `UPDATE passkeys SET counter = $3, last_used = now()
        WHERE tenant = $1 AND credential_id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING 1`,
      values: [tenant, known.credential_id, newCounter],
    });
    return counted.length > 0 ? { user: known.user, account: known.account } : null;
  }

  return { list, offer, keep, remove, removeAll, ask, recognise };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function present({ hashcode, name, created, last_used: lastUsed }: PasskeyRow): Passkey {
  return { hashcode, name, created: created.toISOString(), last_used: lastUsed?.toISOString() ?? null };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
