import * as v from 'valibot';
import { limitedRoles } from './roles';

/** The most that the limits of one collection can name. */
const maxFields = 200;

const fieldName = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const fieldNames = v.pipe(v.array(fieldName), v.maxLength(maxFields));

const collectionLimitsSchema = v.strictObject({
  verbs: v.optional(v.pipe(v.array(v.picklist(['read', 'create', 'update', 'remove'])), v.maxLength(4))),
  transitions: v.optional(fieldNames),
  hidden: v.optional(fieldNames),
  fixed: v.optional(fieldNames),
  rows: v.optional(fieldName),
});

/** Limits of one role, as they are stored and sent. */
export const roleLimitsSchema = v.record(fieldName, collectionLimitsSchema);

/** The limits of several roles, as a session carries them. */
export const limitsByRoleSchema = v.record(v.picklist(limitedRoles), roleLimitsSchema);

const places = (most: number) => v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(most)));

/** The regions and events that a role is limited to, as it is stored and sent; both empty: everywhere. */
export const roleScopeSchema = v.strictObject({ regions: places(100), events: places(500) });
