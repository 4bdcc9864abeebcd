import * as v from 'valibot';
import { presenceRoles } from '../presenceRoles';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

/** Users who have a record open. */
export const presenceQueries = {
  recordViewers: defineQuery({
    group: 'Presence',
    summary: 'The others who have a record open, for those who can change it',
    path: 'presence/{collection}/{record}',
    tag: 'presence',
    isBackground: true,
    envelope: 'data',
    roles: presenceRoles,
    input: v.object({
      collection: v.pipe(v.string(), v.maxLength(100)),
      record: v.pipe(v.string(), v.check(isHashcode)),
    }),
    output: v.array(v.object({ user: v.string(), name: v.string(), is_editing: v.boolean() })),
    problems: ['missing'],
  }),
};
