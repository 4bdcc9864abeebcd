import * as v from 'valibot';
import { consentLinkSchema, entryConsentsSchema, personalViewSchema } from '../consentSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const entry = v.object({ entry: v.pipe(v.string(), v.check(isHashcode)) });
const shared = { group: 'Consents', envelope: 'data' } as const;

/** Consents of an entry, and the page behind a guardian's link. */
export const consentQueries = {
  entryConsents: defineQuery({
    ...shared,
    summary: 'Which guardians of an entry have answered, and what; no contact data',
    path: 'consents/entries/{entry}',
    input: entry,
    output: entryConsentsSchema,
    roles: ['staff', 'participant'],
    problems: ['missing'],
  }),

  personalLooks: defineQuery({
    ...shared,
    summary: 'Who looked at contact data of an entry’s members or changed it: the newest two hundred',
    path: 'consents/entries/{entry}/looks',
    input: entry,
    output: v.array(personalViewSchema),
    roles: ['admin'],
  }),

  looksAtPerson: defineQuery({
    ...shared,
    summary:
      'Who looked at contact data of a person or a participant, changed or exported it: the newest two hundred',
    path: 'consents/people/{person}/looks',
    input: v.object({ person: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.array(personalViewSchema),
    roles: ['admin'],
  }),

  consentLink: defineQuery({
    ...shared,
    summary: 'What a guardian’s link asks, and what was answered by it',
    path: 'consents/links/{token}',
    input: v.object({ token: v.string() }),
    output: consentLinkSchema,
    roles: 'public',
    isSecret: true,
    rateClass: 'login',
    problems: ['missing'],
  }),
};
