import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { recordTagSchema, tagRoles } from '../tagging';
import { defineQuery } from '../../defineQuery';

/** Queries of staff for the tags on a record. */
export const tagQueries = {
  tagsOf: defineQuery({
    group: 'Tags',
    tag: 'tags',
    envelope: 'data',
    roles: tagRoles,
    summary: 'The tags on a record that the user can read, by name',
    path: 'tags/{collection}/{record}',
    input: v.object({
      collection: v.pipe(v.string(), v.maxLength(100)),
      record: v.pipe(v.string(), v.check(isHashcode)),
    }),
    output: v.array(recordTagSchema),
    problems: ['missing'],
  }),
};
