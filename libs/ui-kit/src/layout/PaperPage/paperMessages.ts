import { defineMessages } from '@callboard/language';

/** The texts around what is printed. */
export const paperMessages = defineMessages({
  print: 'Print',
  page: 'Page',
  of: 'of',
});
