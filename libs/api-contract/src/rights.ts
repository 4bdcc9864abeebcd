import type { ActorRoles, Role } from './roles';

/**
 * Checks whether one of these roles can still call an action on a collection that is for the permitted ones: its tenant has not taken it
 * away. Everything that makes or offers a change of status decides by this.
 */
export function canCall(
  collection: string,
  action: string,
  permitted: readonly Role[],
  actorRoles: ActorRoles,
): boolean {
  if (actorRoles.includes('admin')) return true;
  return actorRoles.some(
    (role) =>
      permitted.includes(role) && !actorRoles.limits[role]?.[collection]?.transitions?.includes(action),
  );
}
