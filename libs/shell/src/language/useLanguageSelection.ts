import { callAction } from '@callboard/api-client';
import { useSession } from '@callboard/auth';
import { currentLanguage, languages, setLanguage, useLanguage, type Language } from '@callboard/language';
import { useLeaveFor } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { languageMessages } from './languageMessages';

export interface LanguageSelect {
  /** All languages except the current one, each with its own name for itself. */
  others: readonly { code: Language; name: string }[];
  /** Changes the language. Prompts first when there is unsaved work, because the page is rendered again. */
  choose: (language: Language) => void;
}

/** The other languages, and how to switch to one: the server stores that of a user who is signed in. */
export function useLanguageSelection(): LanguageSelect {
  const current = useLanguage();
  const alerts = useAlerts();
  const leaveFor = useLeaveFor();
  const session = useSession();
  const isOwn = session.status === 'signedIn' && session.viewing === null;

  async function change(language: Language) {
    await setLanguage(language).catch(() => undefined);
    if (currentLanguage() !== language) {
      alerts.show({ kind: 'error', message: languageMessages.failed });
      return;
    }
    if (isOwn) void callAction('setLanguage', { input: { language } }, { isQuiet: true });
    // The focused element is replaced when the page is rendered again.
    requestAnimationFrame(() => document.getElementById('page')?.focus({ preventScroll: true }));
  }

  return {
    others: othersThan(current),
    choose: (language) => leaveFor(() => void change(language)),
  };
}

function othersThan(current: Language): LanguageSelect['others'] {
  return (
    Object.entries(languages)
      // The keys of `languages` are of type Language.
      .map(([code, name]) => ({ code: code as Language, name }))
      .filter(({ code }) => code !== current)
  );
}
