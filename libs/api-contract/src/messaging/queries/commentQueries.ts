import * as v from 'valibot';
import { commentLimits, commentListSchema, commentRoles } from '../comments';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const ofRecord = {
  collection: v.pipe(v.string(), v.maxLength(100)),
  record: v.pipe(v.string(), v.check(isHashcode)),
};
const shared = { group: 'Comments', tag: 'comments', envelope: 'data', roles: commentRoles } as const;

/** Queries of staff for the comments on a record. */
export const commentQueries = {
  comments: defineQuery({
    ...shared,
    summary: `The latest comments on a record that the user can read, oldest first; ${commentLimits.latest} unless \`latest\` says how many`,
    path: 'comments/{collection}/{record}',
    input: v.object({
      ...ofRecord,
      // A query string is text.
      latest: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[1-9]\d{0,3}$/),
          v.check((text) => Number(text) <= commentLimits.maxPerRecord),
        ),
      ),
    }),
    output: commentListSchema,
    problems: ['missing'],
  }),

  commentPeople: defineQuery({
    ...shared,
    summary: 'The staff who can read a record, to be mentioned in a comment on it',
    path: 'comments/{collection}/{record}/people',
    input: v.object(ofRecord),
    output: v.array(v.object({ user: v.string(), name: v.string(), is_admin: v.boolean() })),
    isBackground: true,
    problems: ['missing'],
  }),
};
