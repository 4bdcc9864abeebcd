import { defineMessages, say } from '@callboard/language';

/** What the inputs of dates and times say. */
export const dateInputMessages = defineMessages({
  notComplete: 'This is not complete yet.',
  between: (first: string, last: string) => say('Between {first} and {last}.', { first, last }),
  chooseDate: 'Choose a date',
});
