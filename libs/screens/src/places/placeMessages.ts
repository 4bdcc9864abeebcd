import { defineMessages } from '@callboard/language';

/** The texts on the pages that every tenant has and can compose. */
export const placeMessages = defineMessages({
  edit: 'Edit page',
});
