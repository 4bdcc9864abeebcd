import * as v from 'valibot';
import { tagLimits, tagRoles } from '../tagging';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const hashcodes = v.array(v.string());

/** The tags that staff put on records. */
export const tagActions = {
  tagRecords: defineAction({
    on: 'nothing',
    roles: tagRoles,
    tag: 'tags',
    name: 'tag_records',
    summary: 'Puts a tag on records of any collection, or removes it from them',
    input: v.strictObject({
      // No list of them: sign-in uses the actions before any collection is loaded.
      collection: v.pipe(v.string(), v.maxLength(100)),
      records: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(tagLimits.maxRecords)),
      tag: hashcodeInput,
      is_on: v.boolean(),
    }),
    output: v.object({
      /** Records that did not have it, or no longer have it. The opposite call with these is Undo. */
      changed: hashcodes,
      /** Records that have as many tags as a record can have. */
      full: hashcodes,
    }),
    problems: ['missing'],
  }),
};
