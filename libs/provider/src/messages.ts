import { defineMessages } from '@callboard/language';

/** The texts of the provider. */
export const messages = defineMessages({
  sessionEnded: 'Your session has ended. Please sign in again.',
});
