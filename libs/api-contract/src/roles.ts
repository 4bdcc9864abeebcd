/** What a user may be within one tenant. `admin` may do all that any role may. */
export const roles = ['admin', 'staff', 'judge', 'participant', 'collaborator'] as const;
export type Role = (typeof roles)[number];

/** Whether one of these roles is among the permitted ones; an admin is wherever anyone is. */
export function hasRole(actorRoles: readonly Role[], permitted: readonly Role[]): boolean {
  return actorRoles.includes('admin') || permitted.some((role) => actorRoles.includes(role));
}

/** The one who asks, as far as rules need to know: resolved anew from the session for each request. */
export interface Actor {
  user: string;
  individual: string | null;
  roles: readonly Role[];
}
