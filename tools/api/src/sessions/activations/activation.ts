import type { ActivationMode, ActivationStatus } from '@callboard/api-contract';

/** An invitation as it is stored, with the status and mode that it has at this moment. */
export interface ActivationRow {
  hashcode: string;
  status: ActivationStatus;
  mode: ActivationMode;
  email: string;
  first_name: string;
  last_name: string;
}

/** What somebody gives who had no account before (clause 3.15). */
export interface Newcomer {
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
}

/** True of an e-mail that an account with a password has: over `accounts k` and an e-mail expression. */
export const hasAccount = (email: string) =>
  `EXISTS (SELECT FROM accounts k WHERE lower(k.email) = lower(${email}) AND k.password_hash IS NOT NULL)`;

/** What ran out is said to have run out: once an hour, and before invitations are looked at. */
export const expireOldActivations = {
  text: `UPDATE user_activations SET status = 'expired'
    WHERE tenant = $1 AND status = 'pending' AND expires <= now()`,
};
