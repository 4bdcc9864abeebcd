import { defineMessages, translate } from '@callboard/language';

/** The texts of money that is due back to a buyer. */
export const payBackMessages = defineMessages({
  title: (number: string) => translate('Pay back money of order {number}', { number }),
  text: (amount: string) =>
    translate('{amount} was received, but no tickets need it: it came late or twice, or its refund failed.', {
      amount,
    }),
  due: (amount: string) => translate('{amount} is due back to the buyer', { amount }),
  way: 'Paid back by',
  ways: { card: 'The card that paid', bank_transfer: 'Bank transfer', cash: 'Cash' },
  hints: {
    card: 'The payment service sends it back now.',
    bank_transfer: 'Make the transfer with your bank. It is recorded here.',
    cash: 'Hand the money over. It is recorded here.',
  },
  reference: 'Reference',
  referenceHint: 'As on the bank statement.',
  note: 'The buyer gets an email.',
  payBack: (amount: string) => translate('Pay back {amount}', { amount }),
  open: 'Pay back',
  done: (amount: string) => translate('{amount} is paid back', { amount }),
  cancel: 'Cancel',
  dueOrders: 'To pay back',
});
