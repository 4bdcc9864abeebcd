import { callAction } from '@callboard/api-client';
import type { PasskeyOptions } from '@callboard/api-contract/accounts';
import type { AppThunk } from '@callboard/app-state';
import { signInWith, type LoginOutcome } from './signInWith';

/** Prompts for a passkey with the server's options; resolves with null when the user cancels. */
export type AuthenticatorPrompt = (options: PasskeyOptions['options']) => Promise<object | null>;

/** Signs in with a passkey, without email or password; resolves with null when the user cancels. */
export function loginWithPasskey(prompt: AuthenticatorPrompt): AppThunk<Promise<LoginOutcome | null>> {
  return async (dispatch) => {
    const started = await callAction('passkeyOptions', {});
    if (!started.ok) return { status: 'refused', problem: started.problem, attempts: null };
    const passkey = await prompt(started.data.options);
    return passkey && dispatch(signInWith({ ticket: started.data.ticket, passkey }));
  };
}
