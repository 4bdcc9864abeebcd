import * as v from 'valibot';
import { limitedRoles } from './roles';

/** The most that the limits of one collection can name. */
const mostFields = 200;

const fieldName = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const fieldNames = v.pipe(v.array(fieldName), v.maxLength(mostFields));

const collectionLimitsSchema = v.strictObject({
  verbs: v.optional(v.pipe(v.array(v.picklist(['read', 'create', 'update', 'remove'])), v.maxLength(4))),
  transitions: v.optional(fieldNames),
  hidden: v.optional(fieldNames),
  fixed: v.optional(fieldNames),
  rows: v.optional(fieldName),
});

/** What one role loses, as it is stored and sent. */
export const roleLimitsSchema = v.record(fieldName, collectionLimitsSchema);

/** The limits of several roles, as a session carries them. */
export const limitsByRoleSchema = v.record(v.picklist(limitedRoles), roleLimitsSchema);
