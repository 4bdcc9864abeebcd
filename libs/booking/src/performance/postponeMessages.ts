import { defineMessages, translate } from '@callboard/language';

const orders = (count: number) => translate('{count, plural, one {# order} other {# orders}}', { count });

/** The texts of a performance with sold tickets that is moved to another time. */
export const postponeMessages = defineMessages({
  postpone: 'Move to another time',
  title: (name: string) => translate('Move {name} to another time?', { name }),
  concerns: (count: number, tickets: number) =>
    translate('{orders} with {tickets, plural, one {# paid ticket} other {# paid tickets}}.', {
      orders: orders(count),
      tickets,
    }),
  steps:
    'Tickets and their codes stay valid for the new time. Each buyer gets an email, and keeps the tickets or asks for the money. No answer means keep. This cannot be undone.',
  starts: 'New start',
  ends: 'New end',
  timeMissing: 'Enter a day and a time.',
  startPast: 'Enter a time in the future.',
  startSame: 'This is the time that it has already.',
  endFirst: 'Enter a time after the start.',
  until: 'Buyers can answer until',
  untilHint: 'After that, those who did not answer keep their tickets.',
  untilWrong: 'Enter a time from now until the new start.',
  message: 'Message to the buyers',
  messageHint: 'It is in the email, next to the old and the new time.',
  withFees: (fees: string) => translate('Pay the fees back too ({fees} in all)', { fees }),
  keep: 'Leave the time as it is',
  move: 'Move it and email the buyers',
  started: 'The performance is moved. The buyers get their emails now.',

  moved: (from: string) => translate('Postponed from {from}', { from }),
  answers: 'Answers of the buyers',
  openUntil: (when: string) => translate('Buyers can answer until {when}.', { when }),
  over: (when: string) =>
    translate('The time to answer ended {when}: those who did not answer keep their tickets.', { when }),
  writing: (done: number, all: number) => translate('Emails: {done} of {all} orders', { done, all }),
  failed: (count: number) =>
    translate(
      '{count, plural, one {# buyer} other {# buyers}} could not be emailed. Email their orders again.',
      {
        count,
      },
    ),
  kept: 'Kept',
  refunded: 'Refunded',
  unanswered: 'No answer',
  ended: 'Ended another way',
  paidBack: 'Paid back or due',
  list: 'Orders',
  tickets: (count: number) => translate('{count, plural, one {# ticket} other {# tickets}}', { count }),
  noEmail: 'No email',
  none: 'No order had tickets of this performance.',
});
