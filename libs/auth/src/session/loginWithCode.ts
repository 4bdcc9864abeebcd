import type { AppThunk } from '@callboard/app-state';
import { signInWith, type LoginOutcome } from './signInWith';

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export function loginWithCode(ticket: string, code: string): AppThunk<Promise<LoginOutcome>> {
  return signInWith({ ticket, code });
}
