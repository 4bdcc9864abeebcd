import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import type { Transaction } from '../../database/TenantDatabase';
import { createToken, hashToken, tenantOfToken } from '../tokens';
import { activationRow, hasAccount, isKnown, type ActivationRow } from './activation';

// A person can have got an account since they were invited, or an admin can have set its password: while an invitation is open,
// the account decides whether it is one to a domain.
const columns = `a.hashcode, a.email, a.first_name, a.last_name, ${isKnown('a.email')} AS is_known,
  CASE WHEN a.status = 'pending' AND a.expires <= now() THEN 'expired' ELSE a.status END AS status,
  CASE WHEN a.status <> 'pending' THEN a.mode WHEN ${hasAccount('a.email')} THEN 'domain' ELSE 'new' END AS mode`;

/** Gives an invitation a new link, and answers its token; the former link is worth nothing from then on. */
export async function issueLink(
  transaction: Transaction,
  tenant: TenantCode,
  activation: string,
): Promise<string> {
  const token = createToken(tenant);
  await transaction.query({
    text: `INSERT INTO activation_links (tenant, activation, token_hash) VALUES ($1, $2, $3)
      ON CONFLICT (tenant, activation) DO UPDATE SET token_hash = excluded.token_hash, created = now()`,
    values: [tenant, activation, hashToken(token)],
  });
  return token;
}

/** True if a link is another tenant's than the one that the Domain header names, or whose address was called. */
export function isForeignLink(request: FastifyRequest, tenant: TenantCode | null): boolean {
  const requested = request.headers.domain ?? request.hostTenant;
  return requested !== null && requested !== tenant;
}

/** The invitation behind a link; null for a link that is unknown or was exchanged for another. */
export async function activationOfLink(database: Database, token: string): Promise<ActivationRow | null> {
  const tenant = tenantOfToken(token);
  if (!tenant) return null;
  const [row] = await database.forTenant(tenant).rows(activationRow, {
    text: `SELECT ${columns} FROM activation_links l
      JOIN user_activations a ON a.tenant = l.tenant AND a.hashcode = l.activation
      WHERE l.tenant = $1 AND l.token_hash = $2`,
    values: [tenant, hashToken(token)],
  });
  return row ?? null;
}

/** The invitation of this name that belongs to a user, at any tenant: they have an account with its email, proven by mail. */
export async function activationOfAccount(
  database: Database,
  account: string,
  hashcode: string,
): Promise<{ tenant: TenantCode; row: ActivationRow } | null> {
  const [owner] = await database.shared.rows(v.object({ email: v.string() }), {
    text: `SELECT lower(email) AS email FROM accounts
      WHERE id = $1 AND password_hash IS NOT NULL AND is_proven`,
    values: [account],
  });
  for (const tenant of owner ? tenantCodes : []) {
    const row = await activationNamed(database, tenant, hashcode);
    if (row && row.email.toLowerCase() === owner?.email) return { tenant, row };
  }
  return null;
}

/** An invitation by its name, for an admin. */
export async function activationNamed(
  database: Database,
  tenant: TenantCode,
  hashcode: string,
): Promise<ActivationRow | null> {
  const [row] = await database.forTenant(tenant).rows(activationRow, {
    text: `SELECT ${columns} FROM user_activations a WHERE a.tenant = $1 AND a.hashcode = $2`,
    values: [tenant, hashcode],
  });
  return row ?? null;
}
