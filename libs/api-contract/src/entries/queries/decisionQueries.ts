import * as v from 'valibot';
import type { decisionNames } from '../entryStatuses.data';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const mail = v.object({ subject: v.string(), body: v.string() });

/** The mails of decisions about an entry: their templates, and what fills them. */
export const decisionMailSchema = v.object({
  /** The names of those who get it; empty where no one has an account. */
  to: v.array(v.string()),
  templates: v.object({ accept: mail, waitlist: mail, decline: mail } satisfies Record<
    (typeof decisionNames)[number],
    typeof mail
  >),
  /** By placeholder, without the reason. */
  values: v.record(v.string(), v.string()),
});
export type DecisionMails = v.InferOutput<typeof decisionMailSchema>;

/** Queries of the decisions page. */
export const decisionQueries = {
  mailsOfEntry: defineQuery({
    summary: 'The mails that decisions about an entry would send',
    group: 'Decisions',
    path: 'decisions/entries/{entry}/mails',
    input: v.object({ entry: v.pipe(v.string(), v.check(isHashcode)) }),
    output: decisionMailSchema,
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '7.40',
  }),
};
