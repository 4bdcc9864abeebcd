import { defineMessages } from '@callboard/language';

/** What is said about the language itself. */
export const languageMessages = defineMessages({
  failed: 'This language could not be fetched. Check your connection and try again.',
});
