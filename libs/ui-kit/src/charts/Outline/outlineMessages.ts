import { defineMessages, say } from '@callboard/language';

/** The texts of a map. */
export const outlineMessages = defineMessages({
  source: (source: string) => say('Outline: {source}', { source }),
});
