import { defineMessages, translate } from '@callboard/language';

/** The texts of a map. */
export const outlineMessages = defineMessages({
  source: (source: string) => translate('Outline: {source}', { source }),
});
