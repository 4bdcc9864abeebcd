import type { TransferMatch } from '@callboard/api-contract/finance';
import { defineMessages, translate } from '@callboard/language';

/** The texts of bank transfers. */
export const transferMessages = defineMessages({
  file: 'CSV file of the bank',
  fileHint: 'Export the transactions of your bank as CSV. Nothing is paid before you confirm it.',
  fileTooLarge: 'This file is too large. Export fewer days.',
  fileUnreadable: 'This file cannot be read.',
  none: 'No incoming payments',
  noneText: 'The file has only payments that you made.',
  start: 'No file is open',
  startText: 'Orders and invoices that wait for a bank transfer are matched by their number and the amount.',
  payable: (count: number) =>
    translate(
      '{count, plural, one {# line pays an order or an invoice} other {# lines pay an order or an invoice}}',
      { count },
    ),
  others: (count: number) =>
    translate('{count, plural, one {# other line} other {# other lines}}', { count }),
  payableList: 'Lines that pay an order or an invoice',
  othersList: 'Other lines',
  leftOut: (count: number) =>
    translate(
      '{count, plural, one {# line is not an incoming payment} other {# lines are not incoming payments}}.',
      { count },
    ),
  unreadable: (rows: string) => translate('The day or the amount cannot be read in line {rows}.', { rows }),
  undecided: (rows: string) =>
    translate(
      'The file has amounts with both a point and a comma before the cents, or it is not clear which one it uses: line {rows}. Check these lines with your bank.',
      { rows },
    ),
  pay: (day: string, amount: string, order: string) =>
    translate('{amount} on {day} for order {order}', { amount, day, order }),
  payInvoice: (day: string, amount: string, invoice: string) =>
    translate('{amount} on {day} for invoice {invoice}', { amount, day, invoice }),
  invoice: (number: string) => translate('Invoice {number}', { number }),
  stillOpen: (amount: string) => translate('{amount} is open', { amount }),
  line: (row: number) => translate('Line {row}', { row }),
  order: (number: string) => translate('Order {number}', { number }),
  asks: (amount: string) => translate('it costs {amount}', { amount }),
  confirm: (count: number, amount: string) =>
    translate(
      '{count, plural, =0 {Mark as paid} one {Mark # line as paid: {amount}} other {Mark # lines as paid: {amount}}}',
      {
        count,
        amount,
      },
    ),
  done: (paid: number, chosen: number) =>
    translate('{paid} of {chosen} lines are paid now.', { paid, chosen }),
  doneText: 'Buyers get their tickets by email.',
  paidNow: 'Paid',
  owed: 'The seats are taken: pay the money back',
});

/** Matches of a line with orders and invoices, and for lines that pay nothing, the reason. */
export const matchWords: Readonly<Record<TransferMatch, string>> = defineMessages({
  exact: 'Number and amount fit',
  late: 'Not paid in time: its seats are taken again if they are free',
  part: 'A part of the invoice',
  more: 'More than the invoice amount: the rest becomes credit',
  amount: 'No number, but one invoice asks for just this amount',
  differs: 'Another amount',
  unknown: 'No order and no invoice has this reference',
  several: 'Mentions several orders or invoices',
  paid: 'This is paid',
  over: 'This order was cancelled',
  imported: 'This line was used already',
  twice: 'Another line pays the same',
  unclear: 'This line of the file cannot be understood: check it with your bank',
  currency: 'Another currency',
  pending: 'The bank has not booked this: it is pending, declined or reversed',
  reversed: 'This money went back: check the order or invoice',
});
