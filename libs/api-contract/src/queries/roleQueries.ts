import * as v from 'valibot';
import { roleLimitsSchema } from '../limitsSchema';
import { limitedRoles } from '../roles';
import { defineQuery, noQuery } from './defineQuery';

const storedLimits = v.object({
  role: v.picklist(limitedRoles),
  limits: roleLimitsSchema,
  /** Grows with each change; 0 where nothing was ever changed. */
  version: v.pipe(v.number(), v.integer()),
  changed: v.nullable(v.object({ at: v.string(), by: v.string() })),
});
/** What a tenant takes away from one role, and who changed it last. */
export type StoredLimits = v.InferOutput<typeof storedLimits>;

/** What the roles of a tenant can no longer do. */
export const roleQueries = {
  roleLimits: defineQuery({
    summary: 'What the tenant takes away from each role, of all that the role can do at most',
    group: 'Users',
    path: 'roles/limits',
    input: noQuery,
    output: v.array(storedLimits),
    envelope: 'data',
    roles: ['admin'],
    clause: '6.8',
  }),
};
