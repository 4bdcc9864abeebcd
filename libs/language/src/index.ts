export { defineMessages } from './defineMessages';
export type { MessageTable } from './defineMessages';
export { formatNumber } from './formatNumber';
export { isLanguage, languages } from './languages';
export type { Language } from './languages';
export {
  currentLanguage,
  onLanguageChange,
  remembered,
  restoreLanguage,
  setLanguage,
  showLanguage,
} from './languageStore';
export { registerMessages } from './registerMessages';
export { translate, translationOf } from './translate';
export { useLanguage } from './useLanguage';
