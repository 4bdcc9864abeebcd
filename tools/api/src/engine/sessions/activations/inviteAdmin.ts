import { limits, type TenantCode } from '@callboard/api-contract';
import { activationModes } from '@callboard/api-contract/accounts';
import { languageSchema } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import type { Database } from '../../database/openDatabase';
import type { Transaction } from '../../database/TenantDatabase';
import { step } from '../../records/step';
import { expireOldActivations, hasAccount } from './activation';
import { issueLink } from './activationLinks';
import type { Invited } from './activationMail';

/** Person who is to be an admin. */
export interface FutureAdmin {
  email: string;
  first_name: string;
  last_name: string;
}

/** Outcome: an invitation to be mailed or shown, or a user of the tenant who is an admin now, or was one before. */
export type AdminInvitation =
  { status: 'invited'; mail: Invited } | { status: 'promoted' } | { status: 'unchanged' };

/** Makes a person an admin of a tenant, as the one who runs the server: no admin has to be there. */
export async function inviteAdmin(
  database: Database,
  tenant: TenantCode,
  person: FutureAdmin,
): Promise<AdminInvitation> {
  const { value } = await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    await transaction.query({ ...expireOldActivations, values: [tenant] });
    const member = await promote(transaction, tenant, person.email);
    return member ?? { status: 'invited' as const, mail: await invite(transaction, tenant, person) };
  });
  return value;
}

/** So many admins can sign in. */
export async function countAdmins(database: Database, tenant: TenantCode): Promise<number> {
  const [row] = await database.forTenant(tenant).rows(v.object({ admins: v.number() }), {
    text: `SELECT count(*)::int AS admins FROM users
      WHERE tenant = $1 AND status = 'active' AND 'admin' = ANY (roles) AND account IS NOT NULL`,
    values: [tenant],
  });
  return row?.admins ?? 0;
}

/** Null for a person who is no user of the tenant. */
async function promote(
  transaction: Transaction,
  tenant: TenantCode,
  email: string,
): Promise<AdminInvitation | null> {
  const [member] = await transaction.rows(v.object({ hashcode: v.string(), is_admin: v.boolean() }), {
    text: `SELECT hashcode, status = 'active' AND 'admin' = ANY (roles) AS is_admin FROM users
      WHERE tenant = $1 AND lower(email) = $2 FOR UPDATE`,
    values: [tenant, email],
  });
  if (!member) return null;
  if (member.is_admin) return { status: 'unchanged' };
  await transaction.query({
    text: `UPDATE users SET ${step('users', 'enable').set}, roles = array_append(array_remove(roles, 'admin'), 'admin')
      WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, member.hashcode],
  });
  return { status: 'promoted' };
}

const invitedRow = v.object({
  hashcode: v.string(),
  first_name: v.string(),
  mode: v.picklist(activationModes),
  language: v.nullable(languageSchema),
});

async function invite(
  transaction: Transaction,
  tenant: TenantCode,
  { email, first_name, last_name }: FutureAdmin,
): Promise<Invited> {
  const [row] = await transaction.rows(invitedRow, {
    // An invitation that is open already goes out again, with the role of an admin.
    text: `INSERT INTO user_activations AS a (tenant, first_name, last_name, email, roles, mode, expires)
      VALUES ($1, $2, $3, $4, '{admin}', CASE WHEN ${hasAccount('$4')} THEN 'domain' ELSE 'new' END,
        now() + interval '${limits.activationLinkDays} days')
      ON CONFLICT (tenant, email) WHERE status NOT IN ('expired', 'declined', 'complete')
      DO UPDATE SET mode = excluded.mode, expires = excluded.expires,
        roles = array_append(array_remove(a.roles, 'admin'), 'admin')
      RETURNING hashcode, first_name, mode, language`,
    values: [tenant, first_name, last_name, email],
  });
  if (!row) throw new Error('The invitation was not stored.');
  return {
    tenant,
    email,
    token: await issueLink(transaction, tenant, row.hashcode),
    mode: row.mode,
    first_name: row.first_name,
    language: row.language,
  };
}
