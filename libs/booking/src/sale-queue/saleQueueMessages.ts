import { defineMessages, translate } from '@callboard/language';

/** The texts of the queue of a sale for the office. */
export const saleQueueMessages = defineMessages({
  tab: 'Queue',
  title: 'Queue when the sale opens',
  about:
    'When many buyers come at the same time, they get a random place and select seats one after another. The box office sells as before.',
  size: 'Buyers who select seats at a time',
  sizeHelp: 'With 100 at a time, about 20 buyers are let in each minute.',
  on: 'Use a queue',
  off: 'Do not use a queue',
  change: 'Save',
  lift: 'Let everyone in',
  lower: 'Queue again',
  isOn: 'Buyers queue',
  isLifted: 'Everyone is let in',
  isLiftedText: (when: string) =>
    translate('Since {when}. Those who wait keep their place if you undo it.', { when }),
  opens: (when: string) => translate('Buyers can wait from an hour before the sale opens: {when}.', { when }),
  noOpening: 'Give the sale an opening time, so that buyers can wait for it.',
  lobby: 'Wait for the opening',
  waiting: 'In the queue',
  present: (count: number) => translate('{count, number} with the page open', { count }),
  minutes: (minutes: number) =>
    translate('about {minutes, plural, one {# minute} other {# minutes}} for the last one', { minutes }),
  inside: 'Select seats now',
  of: (size: number) => translate('of {size, number}', { size }),
  ordered: 'Have ordered',
  switchedOn: 'Buyers queue now',
  switchedOff: 'Buyers do not queue any more',
  lifted: 'Everyone is let in',
  lowered: 'Buyers queue again',
  undo: 'Undo',
  undone: 'Undone',
  saved: 'The queue is changed',
});
