import {
  limitedRoles,
  type CollectionLimits,
  type LimitsByRole,
  type RoleLimits,
  type RoleScope,
} from '@callboard/api-contract';
import { roleLimitsSchema, roleScopeSchema } from '@callboard/api-contract/reach';
import * as v from 'valibot';

/** A role that an admin made, as far as it decides about rights. */
export const customRoleSchema = v.object({
  base: v.picklist(limitedRoles),
  limits: roleLimitsSchema,
  scope: v.optional(v.nullable(roleScopeSchema), null),
});
type CustomRole = v.InferOutput<typeof customRoleSchema>;

/** The limits of a user by role, where one of the roles is narrowed further: what either takes away is gone. */
export function withCustomRole(limits: LimitsByRole, made: Omit<CustomRole, 'scope'> | null): LimitsByRole {
  if (!made) return limits;
  return { ...limits, [made.base]: bothLimits(limits[made.base] ?? {}, made.limits) };
}

/** The places that a role is limited to; null where it is limited to none. */
export function scopeOf(made: Pick<CustomRole, 'scope'> | null): RoleScope | null {
  const { regions = [], events = [] } = made?.scope ?? {};
  if (regions.length + events.length === 0) return null;
  return { regions: [...regions].sort(), events: [...events].sort() };
}

function bothLimits(one: RoleLimits, other: RoleLimits): RoleLimits {
  const merged = Object.entries(other).map(([name, own]) => [name, bothTaken(one[name] ?? {}, own)] as const);
  return { ...one, ...Object.fromEntries(merged) };
}

function bothTaken(one: CollectionLimits, other: CollectionLimits): CollectionLimits {
  const both = <T>(first: readonly T[] = [], second: readonly T[] = []): T[] => [
    ...new Set([...first, ...second]),
  ];
  // No rule names records that are one's own by two references together, so none are left.
  const isApart = one.rows !== undefined && other.rows !== undefined && one.rows !== other.rows;
  return {
    verbs: both(both(one.verbs, other.verbs), isApart ? ['read'] : []),
    transitions: both(one.transitions, other.transitions),
    hidden: both(one.hidden, other.hidden),
    fixed: both(one.fixed, other.fixed),
    rows: one.rows ?? other.rows,
  };
}
