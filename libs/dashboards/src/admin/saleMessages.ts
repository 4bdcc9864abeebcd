import type { SaleChannel } from '@callboard/api-contract/booking';
import { defineMessages, translate } from '@callboard/language';

const channels: Readonly<Record<SaleChannel, string>> = {
  online: 'Online',
  office: 'Box office',
  door: 'At the door',
};

/** The texts of the cards about ticket sales. */
export const saleMessages = defineMessages({
  sales: 'Tickets sold',
  sold: 'Sold',
  soldOf: (sold: string, places: string) => translate('{sold} of {places}', { sold, places }),
  income: 'Income',
  refunded: (amount: string) => translate('{amount} refunded', { amount }),
  discounts: (amount: string) => translate('{amount} off by vouchers', { amount }),
  reserved: 'Waiting for payment',
  inBaskets: 'In baskets now',
  performance: 'Performance',
  paceOf: (performance: string) => translate('Tickets sold for {performance}', { performance }),
  daysBefore: 'Days before',
  noneSold: 'No tickets are sold for this performance yet.',
  noneForSale: 'Nothing is for sale yet',
  noneForSaleText:
    'Give a performance a seat map or a general admission ticket with prices, then open its sale.',
  toSeatMaps: 'To the seat maps',
  by: 'Who bought what',
  byType: 'By kind of ticket',
  byGroup: 'By price group',
  byChannel: 'By channel',
  merchandise: 'Merchandise',
  merchandiseOf: (amount: string) => translate('{amount} of merchandise', { amount }),
  pieces: 'Pieces',
  toMerchandise: 'All merchandise sold',
  tickets: 'Tickets',
  channels,
  orders: 'Orders',
});
