import { defineMessages, translate } from '@callboard/language';

/** The texts of the page of a user's own tickets. */
export const myTicketsMessages = defineMessages({
  title: 'My tickets',
  shop: 'Buy tickets',
  coming: 'Coming up',
  past: 'Past',
  none: 'You have no tickets yet',
  noneText: 'Orders that you place in the ticket shop while you are signed in are listed here.',
  number: (number: string) => translate('Order {number}', { number }),
  count: (count: number) =>
    translate('{count, plural, =0 {No tickets} one {# ticket} other {# tickets}}', { count }),
  open: 'Open tickets',
  pay: 'Pay',
  openOrder: (name: string, number: string) => translate('Open: {name}, order {number}', { name, number }),
  status: {
    unpaid: 'Not paid yet',
    paid: 'Paid',
    partly_refunded: 'Refunded in part',
    refunded: 'Refunded',
    exchanged: 'Exchanged',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
  },
});
