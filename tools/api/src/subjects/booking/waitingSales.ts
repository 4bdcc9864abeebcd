import { type WaitingQueries, waitingRow } from '../../engine/facts/waitingWork';

/** Requests of buyers, and money to pay back to them. */
export const waitingSales: WaitingQueries<'order_requests_open' | 'orders_to_refund'> = {
  order_requests_open: ({ from }) =>
    `${waitingRow('r', { at: 'r.created', about: 'o.qed_title' })} FROM ${from('orderRequests', 'r')}
      JOIN ${from('orders', 'o')} ON o.hashcode = r."order" WHERE r.status = 'open'`,
  orders_to_refund: ({ from }) =>
    `${waitingRow('o', { at: 'o.modified' })} FROM ${from('orders', 'o')} WHERE o.to_refund > 0`,
};
