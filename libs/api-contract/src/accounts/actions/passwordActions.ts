import * as v from 'valibot';
import { defineAction, noOutput } from '../../defineAction';
import { emailInput, hashcodeInput, newPassword, tokenInput, typedPassword } from '../../inputs';

/** Changing a password, and getting back in without one. */
export const passwordActions = {
  changePassword: defineAction({
    name: 'change_password',
    summary: 'Changes the user’s own password; as an admin, that of `user`',
    on: 'nothing',
    input: v.object({
      old_password: v.optional(typedPassword),
      new_password: newPassword,
      user: v.optional(hashcodeInput),
    }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    clause: '6.2, 7.4',
  }),

  /** The answer comes first and is always the same, so that it reveals nothing. */
  resetPassword: defineAction({
    name: 'reset_password',
    summary: 'Mails a reset link; the answer is always the same',
    on: 'nothing',
    input: v.object({ email: emailInput }),
    output: noOutput,
    roles: 'public',
    rateClass: 'login',
    clause: '7.5',
    hasEffects: true,
  }),

  consumeTemporaryPassword: defineAction({
    name: 'consume_temporary_password',
    summary: 'Sets a new password by the token of a reset link',
    on: 'nothing',
    input: v.object({ temporary_password: tokenInput, new_password: newPassword }),
    output: noOutput,
    roles: 'public',
    rateClass: 'login',
    clause: '7.6',
  }),

  resetLockout: defineAction({
    name: 'reset_lockout',
    summary: 'Lets a user try again immediately (admins)',
    on: 'nothing',
    input: v.object({ user: hashcodeInput }),
    output: noOutput,
    roles: ['admin'],
    problems: ['missing'],
    clause: '6.3, 7.9',
  }),
};
