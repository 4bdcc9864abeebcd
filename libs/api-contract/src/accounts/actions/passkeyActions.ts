import * as v from 'valibot';
import { passkeyOptionsSchema, passkeySchema } from '../../account';
import { defineAction, noOutput } from '../../defineAction';
import { credentialInput, hashcodeInput, tokenInput, typedPassword } from '../../inputs';

const part = v.pipe(v.string(), v.maxLength(16_000));

/** Adding and removing passkeys. */
export const passkeyActions = {
  beginPasskey: defineAction({
    name: 'begin_passkey',
    summary: 'What a browser makes a passkey from',
    on: 'nothing',
    input: v.object({ password: typedPassword }),
    output: passkeyOptionsSchema,
    roles: 'session',
  }),

  confirmPasskey: defineAction({
    name: 'confirm_passkey',
    summary: 'Stores the passkey that a browser made',
    on: 'nothing',
    input: v.object({
      ticket: tokenInput,
      name: v.pipe(
        v.string(),
        v.check((value) => value.isWellFormed() && !value.includes('\0')),
        v.trim(),
        v.minLength(1),
        v.maxLength(80),
      ),
      response: credentialInput(part, {
        attestationObject: part,
        transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
      }),
    }),
    output: passkeySchema,
    roles: 'session',
    hasEffects: true,
  }),

  removePasskey: defineAction({
    name: 'remove_passkey',
    summary: 'Removes a passkey',
    on: 'nothing',
    input: v.object({ passkey: hashcodeInput, password: typedPassword }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    hasEffects: true,
  }),
};
