import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(500));

/** Where an invitation stands (clause 4.9). */
export const activationStatuses = ['pending', 'expired', 'declined', 'complete'] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

/** `new` for a person without an account, `domain` for a member of another tenant (clause 3.13). */
export const activationModes = ['new', 'domain'] as const;
export type ActivationMode = (typeof activationModes)[number];

/** Invitation as the holder of its link reads it (clause 7.11). The email is masked: `a…a@school.nz`. */
export const activationSchema = v.looseObject({
  status: v.picklist(activationStatuses),
  mode: v.picklist(activationModes),
  /** Goes back as `user_activation` or `token`. */
  hashcode: text,
  details: v.looseObject({
    user: v.looseObject({
      first_name: v.nullish(text),
      last_name: v.nullish(text),
      email: v.nullish(text),
      tenant_name: v.nullish(text),
    }),
  }),
});
export type Activation = v.InferOutput<typeof activationSchema>;

/** The sentences of clauses 8.3 to 8.5, used by the server and by the screens. */
export const activationWords = {
  expired: 'This activation link has expired',
  complete: 'This account has already been activated',
  failed: 'There was an error activating this account',
  done: 'Account has been activated',
  loginExpired:
    'Your activation invitation has expired. Please contact the system administrator to re-send the activation.',
  loginDeclined:
    'You have previously declined this activation invitation. If you would like to activate your account, please contact the system administrator to re-send the activation.',
  onlyInvited:
    'They have an account already, so only they can answer this invitation, with the link in their email. Resend the activation to send them a new link.',
} as const;
