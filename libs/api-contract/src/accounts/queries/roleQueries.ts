import * as v from 'valibot';
import { roleLimitsSchema } from '../../limitsSchema';
import { limitedRoles } from '../../roles';
import { defineQuery, noQuery } from '../../defineQuery';

const storedLimits = v.object({
  role: v.picklist(limitedRoles),
  limits: roleLimitsSchema,
  /** Grows with each change; 0 where nothing was ever changed. */
  version: v.pipe(v.number(), v.integer()),
  changed: v.nullable(v.object({ at: v.string(), by: v.string() })),
});
/** Limits that a tenant sets on one role, and who changed them last. */
export type StoredLimits = v.InferOutput<typeof storedLimits>;

/** How many changes are read at a time. */
export const roleChangesPageSize = 25;

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'A page is a number from 1.'));
const roleChange = v.object({
  role: v.picklist(limitedRoles),
  /** Of the limits after it. */
  version: v.pipe(v.number(), v.integer()),
  at: v.string(),
  by: v.string(),
  before: roleLimitsSchema,
  after: roleLimitsSchema,
});
/** One change of the rights of a role. */
export type RoleChange = v.InferOutput<typeof roleChange>;

/** Limits of a tenant's roles. */
export const roleQueries = {
  roleLimits: defineQuery({
    summary: 'What the tenant takes away from each role, of all that the role can do at most',
    group: 'Users',
    path: 'roles/limits',
    input: noQuery,
    output: v.array(storedLimits),
    envelope: 'data',
    roles: ['admin'],
    tag: 'roles',
    clause: '6.8',
  }),

  /** Before and after are whole: what of them differs is computed where it is shown. */
  roleChanges: defineQuery({
    summary: 'Who changed which rights of a role and when, newest first',
    group: 'Users',
    path: 'roles/changes',
    input: v.strictObject({ page: v.optional(pageNumber, '1') }),
    output: v.object({ count: v.number(), results: v.array(roleChange) }),
    envelope: 'data',
    roles: ['admin'],
    tag: 'roles',
    clause: '6.8',
  }),
};
