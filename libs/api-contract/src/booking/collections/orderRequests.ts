import { defineCollection } from '../../defineCollection';
import { email, reference, select, text, textarea } from '../../fields/kinds';
import type { OrderRequestKind, OrderRequestStatus } from '../orderRequests.data';
import { saleLimits } from '../saleLimits';

const kinds = [
  { value: 'refund', label: 'Refund' },
  { value: 'exchange', label: 'Exchange' },
  { value: 'email', label: 'Another email' },
] as const satisfies { value: OrderRequestKind; label: string }[];

/** Requests of buyers to the office about an order, from its page: a refund, an exchange, or another email. */
export const orderRequests = defineCollection({
  name: 'orderRequests',
  path: 'booking/order_requests',
  model: 'booking.OrderRequest',
  label: { one: 'Request of a buyer', many: 'Requests of buyers' },
  feature: 'ticketing',
  fields: {
    kind: select({
      label: 'Request',
      options: kinds,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    order: reference({ label: 'Order', to: 'orders', required: true, serverOwned: true, column: 'shown' }),
    email: email({ label: 'Email', required: true, serverOwned: true, search: true, column: 'shown' }),
    text: textarea({
      label: 'Text of the buyer',
      max: saleLimits.requestText,
      serverOwned: true,
      column: 'shown',
    }),
    new_email: email({ label: 'New email', serverOwned: true }),
    answer: textarea({ label: 'Answer', max: saleLimits.requestAnswer, serverOwned: true }),
    note: text({ label: 'Note of the office', max: 500 }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'blue' },
      done: { label: 'Done', tone: 'green' },
      refused: { label: 'Refused', tone: 'red' },
      closed: { label: 'Closed', tone: 'neutral' },
    } as const satisfies Record<OrderRequestStatus, object>,
    transitions: {},
  },
  title: ['email'],
  subtitle: 'order',
  avatar: { icon: 'mail', shape: 'square' },
  page: '/booking/requests/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: { staff: 'all' }, remove: {} },
  never: ['create', 'remove'],
  partOf: 'order',
  distinct: [{ fields: ['order', 'kind'], unless: ['done', 'refused', 'closed'] }],
  ordering: '-created',
});
