import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Queries before a person is erased. */
export const erasingQueries = {
  erasePreview: defineQuery({
    summary: 'What erasing a person deletes, what stays without their name, and what stands in the way',
    group: 'Erasing',
    path: 'people/{person}/erasing',
    input: v.object({ person: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.object({
      /** To be typed as the confirmation. */
      name: v.string(),
      pseudonym: v.string(),
      /** Records by what happens to them; of `strip` the record stays under the pseudonym. */
      records: v.array(
        v.object({ collection: v.string(), deed: v.picklist(['delete', 'strip', 'mention']), count }),
      ),
      /** Counts of items that are no records. */
      files: count,
      comments: count,
      guardians: count,
      notifications: count,
      mails: count,
      history: count,
      /** Texts elsewhere that have the name or the contact data: replaced, unless the record is left as it is. */
      content: v.array(
        v.object({
          /** Null: what is no record, such as a comment. */
          collection: v.nullable(v.string()),
          /** Null: a copy, which cannot be left. */
          record: v.nullable(v.string()),
          title: v.nullable(v.string()),
          excerpt: v.string(),
          /** It has an email or a phone number of the person, so that no one else is meant. */
          is_contact: v.boolean(),
        }),
      ),
      /** There are further ones, which are replaced too. */
      has_more_content: v.boolean(),
      /** Others who are called the same. */
      namesakes: count,
      /** Events to come in which the person takes part: they are withdrawn. */
      upcoming: v.array(v.object({ event: v.string(), entry: v.string() })),
      /** Why it is refused. */
      refusal: v.nullable(v.picklist(['self', 'erased'])),
    }),
    envelope: 'data',
    roles: [],
    problems: ['missing'],
  }),
};
