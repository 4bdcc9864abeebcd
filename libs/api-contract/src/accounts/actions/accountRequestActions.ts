import * as v from 'valibot';
import { accountRequestLimits as limits } from '../accountRequestLimits';
import { languageSchema } from '../../languages';
import { textInput } from '../../schemas/textInput';
import { defineAction, noOutput } from '../../defineAction';
import { emailInput, hashcodeInput, reasonInput, tokenInput } from '../../inputs';

const onOne = {
  on: { record: 'accountRequests' },
  output: 'record',
  roles: ['staff'],
  problems: ['missing', 'conflict', 'stale'],
  clause: '1.4',
  hasEffects: true,
} as const;

/** The request of a school for an account, and what staff answer. */
export const accountRequestActions = {
  /** The answer is always the same, so that it does not reveal who has an account. */
  requestAccount: defineAction({
    name: 'request_account',
    summary: 'Asks for an account of a school: a link by mail proves the email first',
    on: 'nothing',
    input: v.strictObject({
      first_name: textInput(limits.name),
      last_name: textInput(limits.name),
      email: emailInput,
      /** A school of the list, or else its name as it is typed. */
      organisation: v.optional(hashcodeInput),
      school_name: v.optional(textInput(limits.schoolName)),
      position: textInput(limits.position),
      phone: v.optional(textInput(limits.phone)),
      message: v.optional(textInput(limits.message, 'lines')),
      /** Of the page: that of the mails about the request. */
      language: v.optional(languageSchema),
      /** No person sees this field: what fills it in is a program, whose request goes nowhere. */
      website: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    output: noOutput,
    roles: 'public',
    rateClass: 'login',
    clause: '1.4',
    hasEffects: true,
  }),

  confirmAccountEmail: defineAction({
    name: 'confirm_account_email',
    summary: 'Proves the email of an account request by the token of its link: from then on staff see it',
    on: 'nothing',
    input: v.strictObject({ token: tokenInput }),
    output: noOutput,
    roles: 'public',
    rateClass: 'login',
    clause: '1.4',
    hasEffects: true,
  }),

  confirmAccountRequest: defineAction({
    sends: true,
    ...onOne,
    name: 'confirm',
    summary:
      'Invites the person of an account request as a participant of their school, which `add_school` adds as they wrote it',
    input: v.nullish(v.strictObject({ add_school: v.optional(v.boolean()) })),
    badInput: 'actionNeedsTarget',
    alsoWrites: ['userActivations', 'individuals', 'organizationStructures'],
  }),

  declineAccountRequest: defineAction({
    ...onOne,
    name: 'decline',
    summary: 'Declines an account request, and mails why',
    input: v.nullish(v.strictObject({ reason: v.optional(reasonInput(limits.reason)) })),
  }),
};
