import type { TenantCode } from '@callboard/api-contract';
import { emit } from '../events/emit';
import type { ActionTools } from '../tools/ActionTools';
import { createPasswordResets } from '../sessions/passwordResets';
import { hashPassword } from '../sessions/passwords';
import type { Session } from '../plugins/session';

export interface NewPassword {
  account: string;
  /** At which the password is changed. */
  tenant: TenantCode;
  password: string;
  /** True if a link from the owner's mail was used, or an admin set it. Absent: the owner, signed in, which proves no mail. */
  isProven?: boolean;
  /** The one session that goes on. */
  except?: Session | undefined;
  /** Throws where it cannot be set after all; no one joins a tenant with the account between this and the change. */
  check?: () => Promise<unknown>;
}

/** Stores a new password, and ends what the old one opened. */
export async function setPassword(
  tools: ActionTools,
  { account, tenant, password, isProven, except, check }: NewPassword,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await tools.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    await transaction.query({ text: 'SELECT FROM accounts WHERE id = $1 FOR UPDATE', values: [account] });
    await check?.();
    await transaction.query({
      text: `UPDATE accounts SET password_hash = $2, is_proven = coalesce($3, is_proven), modified = now()
        WHERE id = $1`,
      values: [account, passwordHash, isProven],
    });
    await emit(transaction, tenant, 'account.secured', { account, change: 'password' });
  });
  await endAccess(tools, account, except);
}

/**
 * Ends all sessions of an account, except one that goes on, and makes every reset link void: what another person had of the
 * account is worth nothing now.
 */
export async function endAccess(
  { database, sessions }: ActionTools,
  account: string,
  except?: Session,
): Promise<void> {
  await sessions.endAll(account, except);
  await createPasswordResets(database).voidAll(account);
}
