import * as v from 'valibot';
import { layoutContentSchema, ownPageSchema } from '../layoutContent';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const count = v.pipe(v.number(), v.integer());
const shared = { group: 'Composed pages', envelope: 'data', problems: ['missing'] } as const;

/** Reading composed pages whole. */
export const layoutQueries = {
  page: defineQuery({
    ...shared,
    summary:
      'A composed page as it is published for the user: of several at one address, the one for the fewest roles',
    path: 'pages/{slug}',
    input: v.object({ slug: v.pipe(v.string(), v.maxLength(60)) }),
    output: v.object({
      name: v.string(),
      number: count,
      content: layoutContentSchema,
      /** The reader's own version, which they see instead; null where they have none. */
      own: v.optional(v.nullable(ownPageSchema), null),
    }),
    roles: 'session',
  }),

  layoutDraft: defineQuery({
    ...shared,
    summary: 'The draft of a composed page, and its versions, newest first',
    path: 'layouts/{layout}/draft',
    input: v.object({ layout: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.object({
      content: layoutContentSchema,
      versions: v.array(
        v.object({
          number: count,
          created: v.string(),
          name: v.string(),
          slug: v.string(),
          roles: v.array(v.string()),
          content: layoutContentSchema,
        }),
      ),
    }),
    roles: ['admin'],
  }),
};
