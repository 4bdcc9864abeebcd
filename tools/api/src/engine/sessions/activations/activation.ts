import { activationModes, activationStatuses } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { step } from '../../records/step';

/** An invitation as it is stored, with the status and mode that it has at this moment. */
export const activationRow = v.object({
  hashcode: v.string(),
  status: v.picklist(activationStatuses),
  mode: v.picklist(activationModes),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** True if there is an account with this email, even one whose password an admin set. */
  is_known: v.boolean(),
});
export type ActivationRow = v.InferOutput<typeof activationRow>;

/** Input of a person without an account (clause 3.15). */
export interface Newcomer {
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
}

const accountOf = (email: string) => `SELECT FROM accounts k WHERE lower(k.email) = lower(${email})`;

/** True of an email that any account has. */
export const isKnown = (email: string) => `EXISTS (${accountOf(email)})`;

/**
 * True of an email whose owner has an account with a password of their own. One that an admin chose does not count: that admin
 * would get into the next tenant by it.
 */
export const hasAccount = (email: string) =>
  `EXISTS (${accountOf(email)} AND k.password_hash IS NOT NULL AND k.is_proven)`;

const expired = step('userActivations', 'expired');

/** Expired invitations are marked as expired: once an hour, and before invitations are read. */
export const expireOldActivations = {
  text: `UPDATE user_activations SET ${expired.set}
    WHERE tenant = $1 AND ${expired.when} AND expires <= now()`,
};
