import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@callboard/api-contract';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks the browser for a passkey that was made before; null when the user gave it up. */
export function askForPasskey(options: PasskeyOptions['options']): Promise<object | null> {
  // The server's options, which the library checks on its own.
  return unlessGivenUp(startAuthentication({ optionsJSON: options }));
}

/** Lets the browser make a passkey; null when the user gave it up. */
export function makePasskey(options: PasskeyOptions['options']): Promise<object | null> {
  return unlessGivenUp(startRegistration({ optionsJSON: options as unknown as RegistrationOptions }));
}

/** Browsers tell neither apart whether somebody pressed Cancel, waited too long, or has no passkey here. */
async function unlessGivenUp(ceremony: Promise<object>): Promise<object | null> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const isGivenUp = name === 'NotAllowedError' || name === 'AbortError';
    if (isGivenUp || error instanceof WebAuthnError) return null;
    throw error;
  }
}
