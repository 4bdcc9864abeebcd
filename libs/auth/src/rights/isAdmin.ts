/** Checks whether a user is an admin: the flag, or `admin` among the global permissions (clause 6.1). */
export function isAdmin(user: { is_admin: boolean } | null, permissions: readonly string[]): boolean {
  return user !== null && (user.is_admin || permissions.includes('admin'));
}
