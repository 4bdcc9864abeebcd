import {
  limitedRoles,
  roleLimitsSchema,
  type CollectionLimits,
  type LimitsByRole,
  type RoleLimits,
} from '@callboard/api-contract';
import * as v from 'valibot';

/** A role that an admin made, as far as it decides about rights. */
export const customRoleSchema = v.object({ base: v.picklist(limitedRoles), limits: roleLimitsSchema });
type CustomRole = v.InferOutput<typeof customRoleSchema>;

/** The limits of a user by role, where one of the roles is narrowed further: what either takes away is gone. */
export function withCustomRole(limits: LimitsByRole, made: CustomRole | null): LimitsByRole {
  if (!made) return limits;
  return { ...limits, [made.base]: bothLimits(limits[made.base] ?? {}, made.limits) };
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
