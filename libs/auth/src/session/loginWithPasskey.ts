import { callAction } from '@callboard/api-client';
import type { PasskeyOptions } from '@callboard/api-contract';
import type { AppThunk } from '@callboard/app-state';
import { signInWith, type LoginOutcome } from './signInWith';

/** Asks the browser's authenticator, by the server's options, for a proof; null when the user gave it up. */
export type AskAuthenticator = (options: PasskeyOptions['options']) => Promise<object | null>;

/** Signs in by a passkey, without email or password; null when the user gave it up. */
export function loginWithPasskey(ask: AskAuthenticator): AppThunk<Promise<LoginOutcome | null>> {
  return async (dispatch) => {
    const begun = await callAction('passkeyOptions', {});
    if (!begun.ok) return { status: 'refused', problem: begun.problem, attempts: null };
    const passkey = await ask(begun.data.options);
    return passkey && dispatch(signInWith({ ticket: begun.data.ticket, passkey }));
  };
}
