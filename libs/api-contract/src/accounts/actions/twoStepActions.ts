import * as v from 'valibot';
import { recoveryCodesSchema, totpSetupSchema } from '../../account';
import { defineAction, noOutput } from '../../defineAction';
import { codeInput, hashcodeInput, typedPassword } from '../../inputs';

const byPassword = v.object({ password: typedPassword });

/** Two-step sign-in. */
export const twoStepActions = {
  /** Nothing is on before the first code is confirmed. */
  beginTotp: defineAction({
    name: 'begin_totp',
    summary: 'A secret for an authenticator app',
    on: 'nothing',
    input: byPassword,
    output: totpSetupSchema,
    roles: 'session',
  }),

  confirmTotp: defineAction({
    name: 'confirm_totp',
    summary: 'Turns two-step sign-in on; answers the recovery codes',
    on: 'nothing',
    input: v.object({ code: codeInput }),
    output: recoveryCodesSchema,
    roles: 'session',
    hasEffects: true,
  }),

  removeTotp: defineAction({
    name: 'remove_totp',
    summary: 'Turns two-step sign-in off; as an admin, that of `user`',
    on: 'nothing',
    input: v.union([v.object({ user: hashcodeInput }), byPassword]),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    hasEffects: true,
  }),

  renewRecoveryCodes: defineAction({
    name: 'renew_recovery_codes',
    summary: 'Exchanges the recovery codes',
    on: 'nothing',
    input: byPassword,
    output: recoveryCodesSchema,
    roles: 'session',
    hasEffects: true,
  }),
};
