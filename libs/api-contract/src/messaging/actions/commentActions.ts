import * as v from 'valibot';
import { commentLimits, commentRoles } from '../comments';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const shared = { on: 'nothing', roles: commentRoles, tag: 'comments' } as const;
const ofRecord = {
  // No list of them: sign-in uses the actions before any collection is loaded.
  collection: v.pipe(v.string(), v.maxLength(100)),
  record: hashcodeInput,
};
const body = filledTextInput(commentLimits.maxLength, 'lines');

/** Actions of staff for comments on a record, and for following it. */
export const commentActions = {
  addComment: defineAction({
    ...shared,
    name: 'comment',
    summary:
      'Comments on a record, which the user follows from then on; the same `comment` again is stored once',
    input: v.strictObject({
      ...ofRecord,
      /** A new UUID for each comment. */
      comment: hashcodeInput,
      body,
      mentions: v.optional(v.pipe(v.array(hashcodeInput), v.maxLength(commentLimits.maxMentions)), []),
    }),
    output: noOutput,
    problems: ['missing', 'invalid', 'conflict'],
  }),

  editComment: defineAction({
    ...shared,
    name: 'edit_comment',
    summary: 'Changes the text of a comment of the user',
    input: v.strictObject({ comment: hashcodeInput, body }),
    output: noOutput,
    problems: ['missing', 'conflict'],
  }),

  deleteComment: defineAction({
    ...shared,
    name: 'delete_comment',
    summary: 'Deletes a comment, or restores it within a day: its author does, or an admin',
    input: v.strictObject({ comment: hashcodeInput, is_deleted: v.boolean() }),
    output: noOutput,
    problems: ['missing', 'conflict'],
  }),

  followRecord: defineAction({
    ...shared,
    name: 'follow_record',
    summary: 'Notifies the user of new comments on a record and of changes of its status, or no longer',
    input: v.strictObject({ ...ofRecord, is_on: v.boolean() }),
    output: noOutput,
    problems: ['missing'],
  }),
};
