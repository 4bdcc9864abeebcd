import { remembered, setLanguage } from '@callboard/language';
import { useEffect } from 'react';
import type { SignedIn } from '../routing/useSignedIn';

/** Shows the app in the language that the server stores of the user, in a browser where none was selected. */
export function useStoredLanguage({ user: { language }, viewing }: SignedIn): void {
  const stored = viewing === null ? language : null;

  // Loads the catalogue of the language, and stores it in the browser.
  useEffect(() => {
    if (stored && remembered() === null) void setLanguage(stored).catch(() => undefined);
  }, [stored]);
}
