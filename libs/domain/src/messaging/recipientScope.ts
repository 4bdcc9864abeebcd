import { hasRole, type Role } from '@callboard/api-contract';

/** Recipients of a user: `organisersAndOwnEntries` are staff, and the people of the entries that the user belongs to. */
export type RecipientScope = 'everyone' | 'organisersAndOwnEntries';

/** Recipients of users with these roles. */
export function recipientScope(roles: readonly Role[]): RecipientScope {
  return hasRole(roles, ['staff']) ? 'everyone' : 'organisersAndOwnEntries';
}
