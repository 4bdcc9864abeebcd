import { hasRole, type Role } from '@callboard/api-contract';

/** Whom a user can write to: `organisersAndOwnEntries` are staff, and the people of the entries that the user belongs to. */
export type RecipientScope = 'everyone' | 'organisersAndOwnEntries';

/** Whom users with these roles can write to. */
export function recipientScope(roles: readonly Role[]): RecipientScope {
  return hasRole(roles, ['staff']) ? 'everyone' : 'organisersAndOwnEntries';
}
