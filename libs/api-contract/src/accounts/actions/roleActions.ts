import * as v from 'valibot';
import { roleLimitsSchema } from '../../limitsSchema';
import { limitedRoles } from '../../roles';
import { defineAction } from '../../defineAction';

/** More collections than the registry has. */
const maxCollections = 200;

/** Changes of an admin to the rights of a role. */
export const roleActions = {
  limitRole: defineAction({
    name: 'limit_role',
    summary: 'Takes rights away from a role, or gives them back, within what it can do at most',
    on: 'nothing',
    input: v.strictObject({
      role: v.picklist(limitedRoles),
      /** The version that was read: a change in between refuses this one. */
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
      limits: v.pipe(
        roleLimitsSchema,
        v.check((limits) => Object.keys(limits).length <= maxCollections),
      ),
    }),
    output: v.object({ version: v.number() }),
    roles: ['admin'],
    tag: 'roles',
    problems: ['invalid', 'conflict'],
    clause: '6.8',
  }),
};
