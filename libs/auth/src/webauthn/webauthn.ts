import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@callboard/api-contract/accounts';
import type { InputOf } from '@callboard/api-contract/actions';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Prompts for an existing passkey; resolves with null when the user cancels. */
export function requestPasskey(options: PasskeyOptions['options']): Promise<object | null> {
  // The library validates the server's options itself.
  return unlessCancelled(startAuthentication({ optionsJSON: options }));
}

/** Prompts the user to create a passkey; resolves with null when the user cancels. */
export async function makePasskey(
  options: PasskeyOptions['options'],
): Promise<InputOf<'confirmPasskey'>['response'] | null> {
  // The library validates the server's options itself.
  const optionsJSON = options as unknown as RegistrationOptions;
  const made = await unlessCancelled(startRegistration({ optionsJSON }));
  if (!made) return null;
  const { response, clientExtensionResults } = made;
  return { ...made, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

/** Browsers report the same error when the user cancels, the prompt times out, or there is no passkey on the device. */
async function unlessCancelled<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
    if (isCancelled || error instanceof WebAuthnError) return null;
    throw error;
  }
}
