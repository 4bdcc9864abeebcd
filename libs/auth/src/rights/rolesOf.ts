import type { Role } from '@callboard/api-contract';
import { isAdmin } from './isAdmin';

/** The roles of a user, including `admin` when the flag or the permissions grant it. The server enforces what they permit. */
export function rolesOf(
  user: { is_admin: boolean; roles: readonly Role[] },
  permissions: readonly string[],
): readonly Role[] {
  return isAdmin(user, permissions) && !user.roles.includes('admin') ? ['admin', ...user.roles] : user.roles;
}
