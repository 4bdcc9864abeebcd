import { defineMessages, translate } from '@callboard/language';

/** The texts of an order whose performance is at another time. */
export const postponedMessages = defineMessages({
  title: 'This performance has a new time',
  before: 'Before',
  now: 'Now',
  keep: 'Keep my tickets',
  refund: 'Ask for the money back',
  open: (until: string) =>
    translate(
      'Your tickets are valid for the new time. If you cannot come, ask for the money back until {until}.',
      {
        until,
      },
    ),
  stays: 'You keep your tickets: they are valid for the new time.',
  staysUntil: (until: string) =>
    translate('You keep your tickets: they are valid for the new time. You can change this until {until}.', {
      until,
    }),
  valid: 'Your tickets are valid for the new time.',
  refunded: 'You asked for your money back. These tickets are not valid any more.',
  refundTitle: 'Return your tickets?',
  refundText: (amount: string) =>
    translate(
      'We pay {amount} back to you. Your tickets end now, and others can buy your places. This cannot be undone.',
      {
        amount,
      },
    ),
  refundNow: (amount: string) => translate('Return them for {amount}', { amount }),
  notYet: 'Not now',
});
