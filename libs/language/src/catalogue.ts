import { setupI18n } from '@lingui/core';

/** The one catalogue of all texts. English is its source language: an English text is its own key. */
export const catalogue = setupI18n({ locale: 'en', messages: { en: {} } });
