import * as v from 'valibot';
import { recoveryCodesSchema, securitySchema, totpSetupSchema } from '../../account';
import { defineAction, noInput, noOutput } from '../defineAction';
import { codeInput, hashcodeInput, typedPassword } from '../inputs';

const byPassword = v.object({ password: typedPassword });

export const security = defineAction({
  name: 'security',
  summary: 'What protects the account beside its password',
  on: 'nothing',
  input: noInput,
  output: securitySchema,
  roles: 'session',
  readOnly: true,
});

/** Nothing is on before the first code is confirmed. */
export const beginTotp = defineAction({
  name: 'begin_totp',
  summary: 'A secret for an authenticator app',
  on: 'nothing',
  input: byPassword,
  output: totpSetupSchema,
  roles: 'session',
});

export const confirmTotp = defineAction({
  name: 'confirm_totp',
  summary: 'Turns two-step sign-in on; answers the recovery codes',
  on: 'nothing',
  input: v.object({ code: codeInput }),
  output: recoveryCodesSchema,
  roles: 'session',
  hasEffects: true,
});

export const removeTotp = defineAction({
  name: 'remove_totp',
  summary: 'Turns two-step sign-in off; as an admin, that of `user`',
  on: 'nothing',
  input: v.union([v.object({ user: hashcodeInput }), byPassword]),
  output: noOutput,
  roles: 'session',
  problems: ['missing'],
  hasEffects: true,
});

export const renewRecoveryCodes = defineAction({
  name: 'renew_recovery_codes',
  summary: 'Exchanges the recovery codes',
  on: 'nothing',
  input: byPassword,
  output: recoveryCodesSchema,
  roles: 'session',
  hasEffects: true,
});
