import * as v from 'valibot';
import { activationSchema } from '../../activation';
import { defineQuery } from '../../defineQuery';

/** Queries behind the links of mails. */
export const linkQueries = {
  /**
   * An invitation as the holder of its link can read it; for an admin, by its hashcode, where `fields` is `status,mode`. The same path
   * reads the record by its hashcode.
   */
  activation: defineQuery({
    summary:
      'With the token of a link: `status`, `mode` and for whom it is, for everyone. With a hashcode: the record, for admins',
    group: 'Invitations',
    path: 'user/activations/{hashcode}',
    input: v.object({ hashcode: v.string(), fields: v.optional(v.string()) }),
    output: activationSchema,
    envelope: 'data',
    roles: 'public',
    isSecret: true,
    problems: ['missing'],
    clause: '7.11',
  }),

  resetToken: defineQuery({
    summary: 'Whether a reset link still works',
    group: 'Session',
    path: 'user/passwords/{token}',
    input: v.object({ token: v.string() }),
    output: v.object({ success: v.literal(true) }),
    envelope: 'bare',
    roles: 'public',
    isSecret: true,
    problems: ['missing'],
    clause: '7.10',
  }),
};
