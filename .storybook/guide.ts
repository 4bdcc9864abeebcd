import * as v from 'valibot';

/** What the page of a component adds to its doc comment: `parameters: { guide: … }` of its stories. */
export const guideSchema = v.strictObject({
  /** When it is right. */
  use: v.array(v.string()),
  /** When something else is, and what. */
  avoid: v.array(v.string()),
  /** Keys, and what they do. */
  keys: v.optional(v.array(v.tuple([v.string(), v.string()]))),
});
