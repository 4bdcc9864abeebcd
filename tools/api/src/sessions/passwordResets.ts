import type { TenantCode } from '@callboard/api-contract';
import type { Database } from '../database/openDatabase';
import { createToken, hashToken, tenantOfToken } from './tokens';

const validity = '60 minutes';
const mailsPerHour = 3;

/** Forgets the links of yesterday; until then they are counted. */
export const forgetOldResets = {
  text: `DELETE FROM password_resets WHERE tenant = $1 AND created < now() - interval '1 day'`,
};

/** The tokens of reset links: single use, an hour long, stored as hashes. */
export function createPasswordResets(database: Database) {
  /** A new token for the owner of an e-mail, voiding the former ones; null for strangers and after three within the hour. */
  async function begin(tenant: TenantCode, email: string): Promise<string | null> {
    const [account] = await database.shared.query<{ id: string }>({
      text: 'SELECT id FROM accounts WHERE lower(email) = $1',
      values: [email],
    });
    if (!account) return null;
    const token = createToken(tenant);
    // One statement: the member, the limit, the end of former tokens and the new one.
    const [row] = await database.forTenant(tenant).query({
      text: `WITH member AS (
          SELECT FROM users WHERE tenant = $1 AND account = $2 AND status = 'active' AND (
            SELECT count(*) FROM password_resets
            WHERE tenant = $1 AND account = $2 AND created > now() - interval '1 hour') < ${mailsPerHour}),
        voided AS (
          UPDATE password_resets SET expires = now()
          WHERE tenant = $1 AND account = $2 AND expires > now() AND EXISTS (SELECT FROM member))
        INSERT INTO password_resets (tenant, token_hash, account, expires)
        SELECT $1, $3, $2, now() + interval '${validity}' FROM member RETURNING account`,
      values: [tenant, account.id, hashToken(token)],
    });
    return row ? token : null;
  }

  /** Whether a link still works. Looking does not use it up: mail scanners look too. */
  async function isLive(token: string): Promise<boolean> {
    const tenant = tenantOfToken(token);
    if (!tenant) return false;
    const text =
      'SELECT FROM password_resets WHERE tenant = $1 AND token_hash = $2 AND used IS NULL AND expires > now()';
    return (await database.forTenant(tenant).query({ text, values: [tenant, hashToken(token)] })).length > 0;
  }

  /** Uses a token up and answers whose it was. Of any number of tries at once, one succeeds. */
  async function consume(token: string): Promise<string | null> {
    const tenant = tenantOfToken(token);
    if (!tenant) return null;
    const [row] = await database.forTenant(tenant).query<{ account: string }>({
      text: `UPDATE password_resets SET used = now()
        WHERE tenant = $1 AND token_hash = $2 AND used IS NULL AND expires > now() RETURNING account`,
      values: [tenant, hashToken(token)],
    });
    return row?.account ?? null;
  }

  return { begin, isLive, consume };
}
