import * as v from 'valibot';
import { presenceRoles } from '../presenceRoles';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** Being seen at a record by the others who can change it. */
export const presenceActions = {
  viewRecord: defineAction({
    name: 'view_record',
    summary:
      'Shows the others who can change a record that the user has it open. Repeat it every 20 seconds: it expires after 45',
    on: 'nothing',
    roles: presenceRoles,
    tag: 'presence',
    input: v.strictObject({
      // No list of them: sign-in uses the actions before any collection is loaded.
      collection: v.pipe(v.string(), v.maxLength(100)),
      record: hashcodeInput,
      /** A new UUID for each time that the record is opened: a user can have it open in several tabs. */
      visit: hashcodeInput,
      /** Absent: the user has left the record. */
      is_editing: v.optional(v.boolean()),
    }),
    output: noOutput,
    problems: ['missing'],
  }),
};
