import * as v from 'valibot';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** Actions of readers for resources. */
export const resourceActions = {
  /** It is no part of the history. */
  openResource: defineAction({
    name: 'open_resource',
    summary: 'Opens a resource in its newest version, and notes that the user has seen that one',
    on: 'nothing',
    input: v.strictObject({ resource: hashcodeInput }),
    output: v.object({
      /** The signed address of its file, or its link; null for a page. */
      url: v.nullable(v.string()),
      /** Where a browser shows the file in the page: null for one that is only downloaded, and for what is no file. */
      view_url: v.nullable(v.string()),
    }),
    roles: 'session',
    problems: ['missing'],
    // A list of the user's own shows whether they have opened it.
    alsoWrites: ['resources'],
  }),
};
