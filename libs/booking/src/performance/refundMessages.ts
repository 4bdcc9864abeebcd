import { defineMessages, translate } from '@callboard/language';

const orders = (count: number) => translate('{count, plural, one {# order} other {# orders}}', { count });

/** The texts of a performance that is cancelled with refunds. */
export const refundMessages = defineMessages({
  cancelSale: 'Cancel and refund',
  title: (name: string) => translate('Cancel {name} and refund its tickets?', { name }),
  titleRefund: (name: string) => translate('Refund the tickets of {name}?', { name }),
  open: (count: number, tickets: number) =>
    translate('{orders} with {tickets, plural, one {# paid ticket} other {# paid tickets}}.', {
      orders: orders(count),
      tickets,
    }),
  paysBack: (amount: string) => translate('{amount} is paid back.', { amount }),
  unpaid: (count: number) =>
    translate(
      '{count, plural, one {# order is} other {# orders are}} not paid, so there is nothing to pay back.',
      {
        count,
      },
    ),
  steps:
    'The sale ends now, seats that buyers hold are free, and each buyer gets an email. This cannot be undone.',
  reason: 'Reason',
  reasonHint: 'Buyers read it in the email.',
  reasonMissing: 'Enter a reason.',
  byHand: 'What was paid by cash or transfer is listed for you to pay back.',
  withFees: (fees: string) => translate('Pay the fees back too ({fees})', { fees }),
  keep: 'Keep the performance',
  cancel: 'Cancel',
  refund: 'Refund all',
  started: 'The refunds have started',
  stillOpen: (count: number) =>
    translate(
      'This performance is cancelled, but {count, plural, one {# order is} other {# orders are}} still open',
      { count },
    ),
  stillOpenText: 'Their buyers have valid tickets until you refund them.',
  running: 'Refunding the orders',
  progress: (done: number, all: number) => translate('{done} of {all} orders', { done, all }),
  paidBack: (amount: string) => translate('{amount} is paid back so far.', { amount }),
  finished: (count: number) => translate('{orders} ended', { orders: orders(count) }),
  finishedNone: 'There were no orders to refund',
  result: (amount: string) => translate('{amount} is paid back. Each buyer got an email.', { amount }),
  due: (amount: string) =>
    translate('{amount} is due: it was paid by cash or transfer, or the card was refused. You pay it back.', {
      amount,
    }),
  dueOrders: 'Show the orders to pay back',
  reasonGiven: (reason: string) => translate('Reason: {reason}', { reason }),
  failed: (count: number) =>
    translate('{count, plural, one {# order} other {# orders}} could not be refunded', { count }),
  failedResult: (done: number, all: number, amount: string) =>
    translate('{done} of {all} orders ended; {amount} is paid back.', { done, all, amount }),
  retry: 'Try again',
});
