import { defineMessages } from '@callboard/language';

/** The ways to the night of a performance. */
export const showLinkMessages = defineMessages({
  run: 'Run the show',
  follow: 'Follow the show',
});
