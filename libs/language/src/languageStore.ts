import { keptValue } from '@callboard/browser-storage';
import { catalogue } from './catalogue';
import { isLanguage, type Language } from './languages';

// It tells nothing of the user, so a logout leaves it, as it does the choice of light or dark.
const kept = keptValue('language');
const listeners = new Set<() => void>();

/** The language in use. */
export function currentLanguage(): Language {
  return isLanguage(catalogue.locale) ? catalogue.locale : 'en';
}

/** Calls back when the language has changed; answers how to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches a language's catalogue and speaks it from now on, in this browser also next time. Rejects, and stays with the former
 * language, when the catalogue cannot be fetched.
 */
export async function setLanguage(language: Language): Promise<void> {
  if (language === 'mi') catalogue.load('mi', (await import('./catalogues/mi.json')).default);
  catalogue.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLanguages[language];
  kept.write(language);
  for (const listener of listeners) listener();
}

/** Takes up the language that was chosen in this browser before; English where none was, or where it cannot be had now. */
export async function restoreLanguage(): Promise<void> {
  const chosen = remembered();
  if (chosen !== null && chosen !== currentLanguage()) await setLanguage(chosen).catch(() => undefined);
}

/** The language that was chosen in this browser before; null where none was. */
export function remembered(): Language | null {
  const stored = kept.read();
  return isLanguage(stored) ? stored : null;
}

const htmlLanguages: Readonly<Record<Language, string>> = { en: 'en-NZ', mi: 'mi' };
