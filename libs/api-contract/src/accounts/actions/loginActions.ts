import * as v from 'valibot';
import { passkeyOptionsSchema } from '../../account';
import { loginDataSchema, secondStepSchema } from '../session';
import { defineAction, noInput } from '../../defineAction';
import { codeInput, credentialInput, emailInput, tenantInput, tokenInput, typedPassword } from '../../inputs';

const part = v.pipe(v.string(), v.maxLength(8_000));

const byPasskey = v.object({
  ticket: tokenInput,
  passkey: credentialInput(part, {
    authenticatorData: part,
    signature: part,
    userHandle: v.nullish(part),
  }),
});
const byCode = v.object({ ticket: tokenInput, code: codeInput });
const byPassword = v.object({
  email: emailInput,
  password: typedPassword,
  domain: v.optional(tenantInput),
  /** The API that the user selected (clause 3.7), for a backend that serves several; ours is one. */
  api: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

/** Signing in. */
export const loginActions = {
  login: defineAction({
    name: 'login',
    summary:
      'Signs in by `email` and `password`; by the `ticket` of a first step and a `code` or a `passkey`; without data, resumes the session of the header',
    on: 'nothing',
    input: v.nullish(v.union([byPasskey, byCode, byPassword, v.strictObject({})])),
    output: v.union([loginDataSchema, secondStepSchema]),
    roles: 'public',
    rateClass: { withData: 'login' },
    whileViewing: 'allowed',
    problems: ['unauthorized'],
    clause: '2.29, 7.2',
  }),

  /** Challenge for signing in by a passkey. The authenticator answers whose it is. */
  passkeyOptions: defineAction({
    name: 'passkey_options',
    summary: 'What a browser needs to sign in by a passkey',
    on: 'nothing',
    input: noInput,
    output: passkeyOptionsSchema,
    roles: 'public',
    rateClass: 'login',
    whileViewing: 'allowed',
  }),
};
