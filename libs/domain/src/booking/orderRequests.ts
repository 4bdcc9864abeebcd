import { orderRequestKinds, type OrderRequestKind, type SaleOrder } from '@callboard/api-contract/booking';

/** Facts that decide which requests the buyer of an order can send. */
export type RequestedOrder = Pick<SaleOrder, 'status' | 'email' | 'next' | 'tickets' | 'requests'>;

/**
 * What the buyer of an order can request of the office now: money back or other tickets for tickets that are theirs, and another email
 * while the order has one. Each kind once until it is answered.
 */
export function possibleRequests(order: RequestedOrder): readonly OrderRequestKind[] {
  if (order.email === null) return [];
  return orderRequestKinds.filter((kind) => isPossible(order, kind) && !isRequested(order, kind));
}

/** The buyer waits for the answer to such a request. */
export function isRequested({ requests }: Pick<RequestedOrder, 'requests'>, kind: OrderRequestKind): boolean {
  return requests.some((request) => request.kind === kind && request.status === 'open');
}

function isPossible({ status, next, tickets }: RequestedOrder, kind: OrderRequestKind): boolean {
  const isPaid = status === 'paid' || status === 'partly_refunded';
  // Until the code of its mail is entered, the order's page takes another email itself.
  if (kind === 'email') return isPaid || (status === 'unpaid' && next.kind !== 'confirm');
  const own = tickets.filter((ticket) => ticket.status === 'valid');
  return isPaid && own.some(({ admitted_at }) => kind === 'refund' || admitted_at === null);
}
