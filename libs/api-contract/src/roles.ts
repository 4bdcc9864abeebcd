/** Roles of a user within one tenant. `admin` has the rights of all of them. */
export const roles = ['admin', 'staff', 'judge', 'participant', 'collaborator'] as const;
export type Role = (typeof roles)[number];

/** The roles whose rights an admin can narrow; an admin's own never are. */
export const limitedRoles = ['staff', 'judge', 'participant', 'collaborator'] as const;
export type LimitedRole = (typeof limitedRoles)[number];

/** Limits of a role on one collection, within the rights that the contract declares. */
export interface CollectionLimits {
  /** Revoked verbs. Without `read` it can do nothing. */
  verbs?: ('read' | 'create' | 'update' | 'remove')[] | undefined;
  /** Changes of status that it can no longer make, by the names of their transitions. */
  transitions?: string[] | undefined;
  /** Fields that it neither reads, writes, filters, orders nor searches. */
  hidden?: string[] | undefined;
  /** Fields that it reads and cannot write. */
  fixed?: string[] | undefined;
  /** The reference to a person or a user: of all records it reaches only those where that is the reader. */
  rows?: string | undefined;
}

/** Limits of one role, by the name of the collection. */
export type RoleLimits = Readonly<Record<string, CollectionLimits>>;
export type LimitsByRole = Readonly<Partial<Record<Role, RoleLimits>>>;

/** The regions and events that a user is limited to, by hashcode: what belongs to neither is not there for them. */
export interface RoleScope {
  readonly regions: readonly string[];
  readonly events: readonly string[];
}

/**
 * The roles of an actor together with what their tenant takes away from each. Every rule of access wants this and no bare list of
 * roles, so that a path that forgets the limits does not compile.
 */
export interface ActorRoles extends ReadonlyArray<Role> {
  readonly limits: LimitsByRole;
  /** Null: everywhere. */
  readonly scope: RoleScope | null;
}

/** Roles with the limits of their tenant. An admin is never limited to a place, as to nothing else. */
export function limitRoles(
  given: readonly Role[],
  limits: LimitsByRole,
  scope: RoleScope | null = null,
): ActorRoles {
  return Object.assign([...given], { limits, scope: given.includes('admin') ? null : scope });
}

/** Roles as the contract declares them, before a tenant narrows any: for documentation, tests and the outer bound. */
export function declaredRoles(...given: readonly Role[]): ActorRoles {
  return limitRoles(given, {});
}

/** One of an actor's roles by itself, with its limits. */
export function oneRole({ limits, scope }: ActorRoles, role: Role): ActorRoles {
  return limitRoles([role], limits, scope);
}

/** Checks whether one of these roles is among the permitted ones; an admin is wherever anyone is. */
export function hasRole(actorRoles: readonly Role[], permitted: readonly Role[]): boolean {
  return actorRoles.includes('admin') || permitted.some((role) => actorRoles.includes(role));
}

/** The one who asks, as far as rules need to know: resolved again from the session for each request. */
export interface Actor {
  user: string;
  individual: string | null;
  roles: ActorRoles;
}
