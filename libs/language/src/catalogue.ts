import { setupI18n } from '@lingui/core';

/** The texts of the current language. English is the source language: an English text is its own key. */
export const catalogue = setupI18n({ locale: 'en', messages: { en: {} } });

/** The English texts, in every language: what has no translation is formatted by the rules of English. */
export const english = setupI18n({ locale: 'en', messages: { en: {} } });
