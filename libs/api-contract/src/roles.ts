/** What a user may be within one tenant. `admin` may do all that any role may. */
export const roles = ['admin', 'staff', 'judge', 'participant', 'collaborator'] as const;
export type Role = (typeof roles)[number];

/** The one who asks, as far as rules need to know: resolved anew from the session for each request. */
export interface Actor {
  user: string;
  individual: string | null;
  roles: readonly Role[];
}
