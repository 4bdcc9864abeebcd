import { holderOfSale } from '../holderOfSale';

/** A call of the shop: made by strangers, in their budget, and counted by the holder of a cart, an order or a place in the queue. */
export const shopCall = {
  on: 'nothing',
  roles: 'public',
  clause: '7.46, 1.10',
  rateClass: 'sale',
  holderOf: holderOfSale,
} as const;
