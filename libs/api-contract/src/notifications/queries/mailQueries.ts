import * as v from 'valibot';
import { defineQuery, noQuery } from '../../defineQuery';

/** A mail that was not sent, without its text: the links are the recipient's. */
export const undeliveredMailSchema = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  created: v.string(),
  /** `retrying`: it is tried again by itself. `failed`: that is over. */
  status: v.picklist(['retrying', 'failed']),
  attempts: v.pipe(v.number(), v.integer()),
  /** Last answer of the mail server, or of the network before it. */
  error: v.nullable(v.string()),
});
export type UndeliveredMail = v.InferOutput<typeof undeliveredMailSchema>;

/** The mails that were not sent. */
export const mailQueries = {
  /** At most the hundred oldest. */
  undeliveredMails: defineQuery({
    summary: 'Mails that could not be sent: those that are tried again, and those that were given up',
    group: 'Mails',
    path: 'mails/undelivered',
    input: noQuery,
    output: v.array(undeliveredMailSchema),
    envelope: 'data',
    roles: ['admin'],
  }),
};
