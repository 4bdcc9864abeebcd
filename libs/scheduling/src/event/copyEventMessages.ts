import { defineMessages, translate } from '@callboard/language';

/** The texts of an event that is copied. */
export const copyEventMessages = defineMessages({
  open: 'Copy for next year',
  title: (name: string) => translate('Copy {name}', { name }),
  name: 'Name',
  nameMissing: 'Enter a name.',
  firstDay: 'First day',
  firstDayHint: 'All other dates move with it. Times stay at the same hour.',
  dayMissing: 'Enter a day.',
  cancel: 'Cancel',
  copy: 'Copy event',
  copied: (name: string) => translate('{name} was added as a draft', { name }),
  comesAlong: 'What is copied',
  days: (from: string, to: string) =>
    translate('{from} to {to}, with its settings, fees and description', { from, to }),
  more: (count: number) =>
    translate('{count, plural, one {# more performance} other {# more performances}}', { count }),
  staysBehind:
    'Entries, people on shifts, orders, tickets and notes stay with the old event. Nothing is announced or on sale yet.',
  taken: (count: number) =>
    translate('{count, plural, one {# performance has} other {# performances have}} no free space', {
      count,
    }),
  takenText: 'Another performance is in the same space at that time. Choose another first day.',
  takenBy: (name: string) => translate('(taken by {name})', { name }),
});
