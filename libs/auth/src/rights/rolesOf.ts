import type { Role } from '@callboard/api-contract';
import { isAdmin } from './isAdmin';

/** The roles of a user, with `admin` where the flag or the permissions say so. What they allow, the server decides. */
export function rolesOf(
  user: { is_admin: boolean; roles: readonly Role[] },
  permissions: readonly string[],
): readonly Role[] {
  return isAdmin(user, permissions) && !user.roles.includes('admin') ? ['admin', ...user.roles] : user.roles;
}
