import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { InputOf, PasskeyOptions } from '@callboard/api-contract';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks the browser for a passkey that was made before; null when the user gave it up. */
export function askForPasskey(options: PasskeyOptions['options']): Promise<object | null> {
  // The server's options, which the library checks on its own.
  return unlessGivenUp(startAuthentication({ optionsJSON: options }));
}

/** Lets the browser make a passkey; null when the user gave it up. */
export async function makePasskey(
  options: PasskeyOptions['options'],
): Promise<InputOf<'confirmPasskey'>['response'] | null> {
  // The server's options, which the library checks on its own.
  const optionsJSON = options as unknown as RegistrationOptions;
  const made = await unlessGivenUp(startRegistration({ optionsJSON }));
  if (!made) return null;
  const { response, clientExtensionResults } = made;
  return { ...made, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

/** Browsers tell neither apart whether somebody pressed Cancel, waited too long, or has no passkey here. */
async function unlessGivenUp<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const isGivenUp = name === 'NotAllowedError' || name === 'AbortError';
    if (isGivenUp || error instanceof WebAuthnError) return null;
    throw error;
  }
}
