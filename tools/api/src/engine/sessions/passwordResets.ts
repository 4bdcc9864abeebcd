import { limits, tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Transaction } from '../database/TenantDatabase';
import { createToken, hashToken, tenantOfToken } from './tokens';

const mailsPerHour = 3;

/** For every link that does not work, for any reason (clause 8.3). */
export const resetWords = 'Your reset password session has expired, please request again';

/** Forgets the links of yesterday. */
export const forgetOldResets = {
  text: `DELETE FROM password_resets WHERE tenant = $1 AND created < now() - interval '1 day'`,
};

// The account's row holds the times of its mails: of any number of simultaneous requests, at any tenants, three get through.
const claimMail = `
  UPDATE accounts SET reset_mails = array_append(
    ARRAY(SELECT sent FROM unnest(reset_mails) sent WHERE sent > now() - interval '1 hour'), now())
  WHERE id = $1 AND (SELECT count(*) FROM unnest(reset_mails) sent WHERE sent > now() - interval '1 hour') < ${mailsPerHour}
  RETURNING id`;

/** The tokens of reset links: single use, half an hour long, stored as hashes. */
export function createPasswordResets(database: Database) {
  /**
   * A new link for the owner of an email, voiding the former ones; none for strangers and after three within the hour.
   * `deliver` hands the link's token out, in the transaction that stores its hash.
   */
  async function begin(
    tenant: TenantCode,
    email: string,
    deliver: (transaction: Transaction, token: string) => Promise<void>,
  ): Promise<void> {
    const [account] = await database.shared.rows(v.object({ id: v.string() }), {
      text: 'SELECT id FROM accounts WHERE lower(email) = $1',
      values: [email],
    });
    if (!account || !(await isMember(tenant, account.id))) return;
    // The claim holds the account's row until the link is stored: of two simultaneous requests, the later voids the earlier one's
    // link.
    await database.shared.transact(async (transaction) => {
      const claimed = await transaction.query({ text: claimMail, values: [account.id] });
      if (claimed.length === 0) return;
      await voidAll(account.id);
      await store(tenant, account.id, deliver);
    });
  }

  async function store(
    tenant: TenantCode,
    account: string,
    deliver: (transaction: Transaction, token: string) => Promise<void>,
  ): Promise<void> {
    const token = createToken(tenant);
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      await transaction.query({
        text: `INSERT INTO password_resets (tenant, token_hash, account, expires)
          VALUES ($1, $2, $3, now() + interval '${limits.resetLinkMinutes} minutes')`,
        values: [tenant, hashToken(token), account],
      });
      await deliver(transaction, token);
    });
  }

  async function isMember(tenant: TenantCode, account: string): Promise<boolean> {
    const text = `SELECT FROM users WHERE tenant = $1 AND account = $2 AND status = 'active'`;
    return (await database.forTenant(tenant).query({ text, values: [tenant, account] })).length > 0;
  }

  /** Makes every link of an account worthless, at every tenant. */
  async function voidAll(account: string): Promise<void> {
    const text = `UPDATE password_resets SET expires = now() WHERE tenant = $1 AND account = $2 AND expires > now()`;
    for (const tenant of tenantCodes) {
      await database.forTenant(tenant).query({ text, values: [tenant, account] });
    }
  }

  /** True if a link still works. Opening it does not use it up: mail scanners open it too. */
  async function isLive(token: string): Promise<boolean> {
    const tenant = tenantOfToken(token);
    if (!tenant) return false;
    const text =
      'SELECT FROM password_resets WHERE tenant = $1 AND token_hash = $2 AND used IS NULL AND expires > now()';
    return (await database.forTenant(tenant).query({ text, values: [tenant, hashToken(token)] })).length > 0;
  }

  /** Uses a token up and answers whose it was. Of any number of simultaneous tries, one succeeds. */
  async function consume(token: string): Promise<{ account: string; tenant: TenantCode } | null> {
    const tenant = tenantOfToken(token);
    if (!tenant) return null;
    const [row] = await database.forTenant(tenant).rows(v.object({ account: v.string() }), {
      text: `UPDATE password_resets SET used = now()
        WHERE tenant = $1 AND token_hash = $2 AND used IS NULL AND expires > now() RETURNING account`,
      values: [tenant, hashToken(token)],
    });
    return row ? { account: row.account, tenant } : null;
  }

  /** Lets a token be used after all, where using it came to nothing. */
  async function restore(token: string): Promise<void> {
    const tenant = tenantOfToken(token);
    if (!tenant) return;
    const text = 'UPDATE password_resets SET used = NULL WHERE tenant = $1 AND token_hash = $2';
    await database.forTenant(tenant).query({ text, values: [tenant, hashToken(token)] });
  }

  return { begin, voidAll, isLive, consume, restore };
}
