import { defineMessages, translate } from '@callboard/language';

/** The texts around the pages of help. */
export const helpMessages = defineMessages({
  title: 'Help',
  search: 'Search all help',
  steps: 'What to do',
  problems: 'When something goes wrong',
  others: 'More help',
  found: (count: number) =>
    translate('{count, plural, =0 {No help page matches} one {# help page} other {# help pages}}', { count }),
  none: 'This screen has no help page of its own. Search below, or ask the office.',
  nothing: 'Try another word, or ask the office.',
  card: 'Print as a card',
  shortcuts: 'Keyboard shortcuts',
  noCard: 'There is no such card',
  noCardText: 'Open help with the ? key and choose a page from there.',
  back: 'Back',
});
