import {
  limitRoles,
  limitsByRoleSchema,
  type ActorRoles,
  type Role,
  type TenantCode,
} from '@callboard/api-contract';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

/** The limits of a user's roles, by role, as a value of a statement over the users of this alias. */
export function limitsSql(users: string): string {
  return `(SELECT coalesce(json_object_agg(l.role, l.limits), '{}') FROM role_limits l
    WHERE l.tenant = ${users}.tenant AND l.role = ANY (${users}.roles))`;
}

const limitsRow = v.object({ limits: limitsByRoleSchema });

/** People with the limits of their roles, for anyone who asks what others can read. */
export async function withLimits<P extends { roles: readonly Role[] }>(
  queries: Pick<Queries, 'rows'>,
  tenant: TenantCode,
  people: readonly P[],
): Promise<(Omit<P, 'roles'> & { roles: ActorRoles })[]> {
  const [row] = await queries.rows(limitsRow, {
    text: `SELECT coalesce(json_object_agg(role, limits), '{}') AS limits FROM role_limits WHERE tenant = $1`,
    values: [tenant],
  });
  const limits = row?.limits ?? {};
  return people.map((person) => ({ ...person, roles: limitRoles(person.roles, limits) }));
}
