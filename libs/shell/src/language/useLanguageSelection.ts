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

/** The other languages, and how to switch to one. */
export function useLanguageSelection(): LanguageSelect {
  const current = useLanguage();
  const alerts = useAlerts();
  const leaveFor = useLeaveFor();

  async function change(language: Language) {
    await setLanguage(language).catch(() => undefined);
    if (currentLanguage() !== language) {
      alerts.show({ kind: 'error', message: languageMessages.failed });
      return;
    }
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
