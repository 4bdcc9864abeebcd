import { catalogues } from '@callboard/api-contract/catalogues';
import { storedValue } from '@callboard/browser-storage';
import { catalogue } from './catalogue';
import { isLanguage, type Language } from './languages';

// Not personal data, so a logout does not clear it; nor does it clear the theme.
const stored = storedValue('language');
const listeners = new Set<() => void>();

/** The current language. */
export function currentLanguage(): Language {
  return isLanguage(catalogue.locale) ? catalogue.locale : 'en';
}

/** @returns the function that removes the listener */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads a language's catalogue, makes it the current language and stores it for the next visit.
 * @throws when the catalogue cannot be loaded; the language is then unchanged
 */
export async function setLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  stored.write(language);
}

/** The same for this visit alone. */
export async function showLanguage(language: Language): Promise<void> {
  if (language !== 'en') catalogue.load(language, await catalogues[language]());
  catalogue.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLanguages[language];
  for (const listener of listeners) listener();
}

/** Sets the language that is stored in this browser. It stays English when none is stored or its catalogue cannot be loaded. */
export async function restoreLanguage(): Promise<void> {
  const language = remembered();
  if (language !== null && language !== currentLanguage()) await setLanguage(language).catch(() => undefined);
}

/** The language that is stored in this browser, or null. */
export function remembered(): Language | null {
  const value = stored.read();
  return isLanguage(value) ? value : null;
}

const htmlLanguages: Readonly<Record<Language, string>> = { en: 'en-NZ', mi: 'mi' };
