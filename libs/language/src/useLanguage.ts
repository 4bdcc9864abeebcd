import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './languageStore';
import type { Language } from './languages';

/**
 * The language in use. Texts are read while rendering, so key what stands below by it: then all of it is said anew.
 *
 * @example
 * <Fragment key={useLanguage()}><App /></Fragment>
 */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
