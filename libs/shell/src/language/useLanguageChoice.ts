import { currentLanguage, languages, setLanguage, useLanguage, type Language } from '@callboard/language';
import { useLeaveFor } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { languageMessages } from './languageMessages';

export interface LanguageChoice {
  /** The languages that are not spoken now, each named in itself. */
  others: readonly { code: Language; name: string }[];
  /** Asks first where somebody has unsaved work: everything is said anew. */
  choose: (language: Language) => void;
}

/** Which other languages there are, and how to change to one. */
export function useLanguageChoice(): LanguageChoice {
  const spoken = useLanguage();
  const alerts = useAlerts();
  const leaveFor = useLeaveFor();

  async function change(language: Language) {
    await setLanguage(language).catch(() => undefined);
    if (currentLanguage() !== language) {
      alerts.show({ kind: 'error', message: languageMessages.failed });
      return;
    }
    // What had the focus is drawn anew.
    requestAnimationFrame(() => document.getElementById('page')?.focus({ preventScroll: true }));
  }

  return {
    others: others(spoken),
    choose: (language) => leaveFor(() => void change(language)),
  };
}

function others(spoken: Language): LanguageChoice['others'] {
  return (
    Object.entries(languages)
      // The keys of the table are its languages.
      .map(([code, name]) => ({ code: code as Language, name }))
      .filter(({ code }) => code !== spoken)
  );
}
