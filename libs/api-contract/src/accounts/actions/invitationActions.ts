import * as v from 'valibot';
import { activationModes, activationStatuses } from '../../activation';
import { languageSchema } from '../../languages';
import { defineAction, noInput } from '../../defineAction';
import { tokenInput } from '../../inputs';

const text = v.pipe(v.string(), v.maxLength(1_000));

/** Answering invitations, and sending them again. */
export const invitationActions = {
  /** All variants of clause 7.7 in one; a form can send more, which is ignored. */
  activateUser: defineAction({
    name: 'activate_user',
    summary:
      'Answers an invitation, by the token of its link as `token` or `user_activation`; as an admin, by its hashcode as `user_activation`',
    on: 'nothing',
    input: v.object({
      token: v.optional(tokenInput),
      user_activation: v.optional(tokenInput),
      accept: v.optional(v.boolean()),
      add_to_domain: v.optional(v.boolean()),
      is_new: v.optional(v.boolean()),
      password: v.nullish(text),
      confirmPassword: v.nullish(text),
      first_name: v.nullish(text),
      last_name: v.nullish(text),
      phone: v.nullish(text),
      /** Of the page: that of the mails of the new user. */
      language: v.optional(languageSchema),
    }),
    // Another server can answer no more than that it was done.
    output: v.object({
      status: v.optional(v.picklist(activationStatuses)),
      mode: v.optional(v.picklist(activationModes)),
      /** Of an account that the holder of a link just made: they sign in with it and the password that they set. */
      email: v.optional(v.string()),
    }),
    roles: 'public',
    rateClass: 'login',
    clause: '4.3 to 4.8, 7.7',
  }),

  /** The former link is void, and an invitation that was declined or has expired is pending again. */
  resendActivation: defineAction({
    sends: true,
    name: 'resend_activation',
    summary: 'Mails an invitation again (admins)',
    on: { record: 'userActivations' },
    wire: 'userActions',
    input: noInput,
    badInput: 'actionNeedsTarget',
    output: 'record',
    roles: ['admin'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '6.3, 7.8',
    hasEffects: true,
  }),
};
