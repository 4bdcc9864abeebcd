import { limits, type Role } from '@callboard/api-contract';
import { activationModes } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { expireOldActivations, hasAccount } from './activation';

/** For so long the link of an invitation is not replaced. */
export const minutesBetweenLinks = 10;

interface Invited {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  individual: string | null;
  language: string | null;
  /** The user whose language a new invitation has where it has no own. */
  by: string | null;
}

const invitationRow = v.object({
  hashcode: v.string(),
  mode: v.picklist(activationModes),
  /** A link to it was mailed a moment ago. */
  is_fresh: v.boolean(),
});

/** Invites an email to the tenant. An invitation that is open already takes the role and the person in. */
export async function inviteUser(
  transaction: Transaction,
  tenant: string,
  { first_name, last_name, email, role, individual, language, by }: Invited,
): Promise<v.InferOutput<typeof invitationRow>> {
  await transaction.query({ ...expireOldActivations, values: [tenant] });
  const [row] = await transaction.rows(invitationRow, {
    text: `INSERT INTO user_activations AS a (tenant, first_name, last_name, email, roles, individual, language, mode, expires)
      VALUES ($1, $2, $3, $4, ARRAY[$5::text], $6::uuid,
        coalesce($7::text, (SELECT u.language FROM users u WHERE u.tenant = $1 AND u.hashcode = $8::uuid)),
        CASE WHEN ${hasAccount('$4')} THEN 'domain' ELSE 'new' END, now() + interval '${limits.activationLinkDays} days')
      ON CONFLICT (tenant, email) WHERE status NOT IN ('expired', 'declined', 'complete')
      DO UPDATE SET mode = excluded.mode, expires = excluded.expires,
        individual = coalesce(a.individual, excluded.individual), language = coalesce(a.language, $7::text),
        roles = array_append(array_remove(a.roles, $5::text), $5::text)
      RETURNING hashcode, mode, EXISTS (SELECT FROM activation_links l WHERE l.tenant = a.tenant AND l.activation = a.hashcode
        AND l.created > now() - interval '${minutesBetweenLinks} minutes') AS is_fresh`,
    values: [tenant, first_name, last_name, email, role, individual, language, by],
  });
  if (!row) throw new Error('The invitation was not stored.');
  return row;
}

/** Gives a user a role in addition to their own. */
export async function addRole(
  transaction: Transaction,
  tenant: string,
  user: string,
  role: Role,
): Promise<void> {
  await transaction.query({
    text: 'UPDATE users SET roles = array_append(roles, $3::text) WHERE tenant = $1 AND hashcode = $2 AND NOT $3::text = ANY (roles)',
    values: [tenant, user, role],
  });
}
