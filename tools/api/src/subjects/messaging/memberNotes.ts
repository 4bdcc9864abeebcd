import { roles as allRoles, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';

/** Joins to the organisation of a user `u`, as `organisation`: what distinguishes people with the same name. */
export const organisationOfUser = `LEFT JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual
  LEFT JOIN organization_structures o ON o.tenant = i.tenant AND o.hashcode = i.organisation`;

/** The first role of a user, in the order of the contract. */
export function mainRole(roles: readonly Role[]): Role {
  return allRoles.find((role) => roles.includes(role)) ?? 'participant';
}

/** Note on the name of a user: their school or organisation, else their role. */
export function noteOf({ organisation, roles }: { organisation: string | null; roles: readonly Role[] }) {
  return organisation ?? labelOf(mainRole(roles));
}

function labelOf(role: Role): string {
  const field = collectionNamed('users').fields['roles'];
  const options = field && 'options' in field ? field.options : [];
  return options.find(({ value }) => value === role)?.label ?? role;
}
