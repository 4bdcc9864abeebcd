import { limitRoles, type ActorRoles, type Role, type TenantCode } from '@callboard/api-contract';
import { limitsByRoleSchema } from '@callboard/api-contract/reach';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import { customRoleSchema, scopeOf, withCustomRole } from './customRole';

/** The limits of a user's roles and the role that an admin made for them, as a value of a statement over the users of this alias. */
export function limitsSql(users: string): string {
  return `json_build_object(
    'limits', (SELECT coalesce(json_object_agg(l.role, l.limits), '{}') FROM role_limits l
      WHERE l.tenant = ${users}.tenant AND l.role = ANY (${users}.roles)),
    'made', (SELECT ${madeSql} FROM custom_roles c WHERE c.tenant = ${users}.tenant AND c.hashcode = ${users}.custom_role))`;
}

const madeSql = `json_build_object('base', c.base, 'limits', coalesce(c.limits, '{}'), 'scope', c.scope)`;

/** Limits of a user by role, and the places that they are limited to. */
export const limitsOfUser = v.pipe(
  v.object({ limits: limitsByRoleSchema, made: v.nullable(customRoleSchema) }),
  v.transform(({ limits, made }) => ({ limits: withCustomRole(limits, made), scope: scopeOf(made) })),
);

const limitsRow = v.object({ limits: limitsByRoleSchema, made: v.record(v.string(), customRoleSchema) });

/** People with the limits of their roles, for anyone who asks what others can read. */
export async function withLimits<P extends { user: string; roles: readonly Role[] }>(
  queries: Pick<Queries, 'rows'>,
  tenant: TenantCode,
  people: readonly P[],
): Promise<(Omit<P, 'roles'> & { roles: ActorRoles })[]> {
  const [row] = await queries.rows(limitsRow, {
    text: `SELECT
        (SELECT coalesce(json_object_agg(role, limits), '{}') FROM role_limits WHERE tenant = $1) AS limits,
        (SELECT coalesce(json_object_agg(u.hashcode, ${madeSql}), '{}') FROM users u
          JOIN custom_roles c ON c.tenant = u.tenant AND c.hashcode = u.custom_role
          WHERE u.tenant = $1 AND u.hashcode = ANY ($2::uuid[])) AS made`,
    values: [tenant, people.map(({ user }) => user)],
  });
  const { limits, made } = row ?? { limits: {}, made: {} };
  return people.map((person) => {
    const own = made[person.user] ?? null;
    return { ...person, roles: limitRoles(person.roles, withCustomRole(limits, own), scopeOf(own)) };
  });
}
