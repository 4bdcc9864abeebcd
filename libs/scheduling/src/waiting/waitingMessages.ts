import { defineMessages } from '@callboard/language';

/** What can be done with what waits for a network. */
export const waitingMessages = defineMessages({
  tryAgain: 'Try again',
});
