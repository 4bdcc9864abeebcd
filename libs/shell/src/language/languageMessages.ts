import { defineMessages } from '@callboard/language';

/** The texts about the language itself. */
export const languageMessages = defineMessages({
  failed: 'This language could not be fetched. Check your connection and try again.',
});
