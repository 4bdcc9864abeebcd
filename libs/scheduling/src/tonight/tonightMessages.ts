import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';

/** The texts of the page of tonight. */
export const tonightMessages = defineMessages({
  title: 'Tonight',
  empty: 'There are no shows today',
  emptyText: 'Performances appear here on their day, in the time zone of their venue.',
  allPerformances: (label: Label) => translate('All {many}', { many: label.many.toLocaleLowerCase() }),
  allStages: 'All stages on one page',
  runShow: 'Run the show',
  stageDoor: 'Stage door',
  door: 'Door',
  notAnnounced: 'It is not announced yet: its show cannot be run.',
  notBegun: 'It has not started.',
  isOver: 'The show is over.',
  figures: (title: string) => translate('{title} in numbers', { title }),
  onStage: 'On stage',
  next: 'Next',
  nothing: 'Nothing',
  expected: (time: string) => translate('expected {time}', { time }),
  onHold: 'On hold',
  here: (label: Label) => translate('{many} here', { many: label.many }),
  of: (all: number) => translate('of {all}', { all }),
  house: 'People in',
  ofSold: (sold: number) => translate('of {sold} sold', { sold }),
  seats: (seats: number) => translate('{seats} seats', { seats }),
  shifts: 'Shifts without a person',
  lacking: (count: number, label: Label) =>
    translate('{count, plural, one {# thing is} other {# things are}} missing in {many}', {
      count,
      many: label.many.toLocaleLowerCase(),
    }),
  nothingLacks: (label: Label) =>
    translate('Nothing is missing in {many}', { many: label.many.toLocaleLowerCase() }),
});
