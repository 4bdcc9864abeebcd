import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const onMail = {
  on: 'nothing',
  input: v.object({ mail: hashcodeInput }),
  output: noOutput,
  roles: ['admin'],
  problems: ['missing'],
  hasEffects: true,
} as const;

/** Actions of an admin on a mail that could not be sent. */
export const mailActions = {
  retryMail: defineAction({
    ...onMail,
    name: 'retry_mail',
    summary: 'Sends a mail that could not be sent, now and as often as a new one',
  }),

  discardMail: defineAction({
    ...onMail,
    name: 'discard_mail',
    summary: 'Gives up a mail that could not be sent; what it said is erased',
  }),
};
