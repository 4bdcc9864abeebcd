import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './languageStore';
import type { Language } from './languages';

/**
 * The current language. Texts are read while rendering, so use it as the key of the tree: a change then renders all texts again.
 *
 * @example
 * <Fragment key={useLanguage()}><App /></Fragment>
 */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
