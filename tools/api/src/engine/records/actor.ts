import type { Actor, TenantCode } from '@callboard/api-contract';

/** Actor at a tenant: what a statement needs of a session. */
export interface TenantActor extends Actor {
  tenant: TenantCode;
  /** The admin who views as this user. */
  viewer?: string;
  /** User who takes over what this user did on a device and could not send any more: it is written in the name of the user. */
  acceptedBy?: string;
}

// One function each, so that a statement sends each of them once.
export const tenantOf = (input: { actor: TenantActor }): unknown => input.actor.tenant;
export const userOf = (input: { actor: TenantActor }): unknown => input.actor.user;
export const individualOf = (input: { actor: TenantActor }): unknown => input.actor.individual;

export const viewerOf = (input: { actor: TenantActor }): unknown => input.actor.viewer ?? null;

/** Roles with their limits and places as part of a cache key: the order of the roles does not matter. */
export function rolesKey({ roles }: Pick<Actor, 'roles'>): string {
  const own = [...roles].sort();
  const limits = own.flatMap((role) => (roles.limits[role] ? [[role, roles.limits[role]]] : []));
  const narrowed = limits.length > 0 ? `${own.join(',')} ${JSON.stringify(limits)}` : own.join(',');
  return roles.scope ? `${narrowed} ${JSON.stringify(roles.scope)}` : narrowed;
}
