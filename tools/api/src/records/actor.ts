import type { Actor, TenantCode } from '@callboard/api-contract';

/** Who asks, and at which tenant: what a statement needs of a session. */
export interface TenantActor extends Actor {
  tenant: TenantCode;
}

// One function each, so that a statement sends each of them once.
export const tenantOf = (input: { actor: TenantActor }): unknown => input.actor.tenant;
export const userOf = (input: { actor: TenantActor }): unknown => input.actor.user;
export const individualOf = (input: { actor: TenantActor }): unknown => input.actor.individual;

/** Roles as part of a cache key: their order does not matter. */
export function rolesKey({ roles }: Actor): string {
  return [...roles].sort().join(',');
}
