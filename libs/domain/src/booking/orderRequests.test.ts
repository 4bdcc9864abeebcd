import type { OrderRequest, SaleOrder } from '@callboard/api-contract/booking';
import { describe, expect, it } from 'vitest';
import { possibleRequests, type RequestedOrder } from './orderRequests';

type Ticket = SaleOrder['tickets'][number];

const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  hashcode: 't1',
  number: 'K7QX-1',
  place: 'Stalls · A 1',
  seat_kind: null,
  price_type: { hashcode: 'p1', name: 'Adult' },
  proof: null,
  people: 1,
  price: 2_000,
  fee: 0,
  tax: 0,
  chain: { currency: 'NZD', at: '2027-05-01T00:00:00Z', steps: [], total: 2_000, fee: 0, tax: 0 },
  status: 'valid',
  code: 'code',
  admitted_at: null,
  ...more,
});
const request = (kind: OrderRequest['kind'], status: OrderRequest['status']): OrderRequest => ({
  hashcode: `${kind} ${status}`,
  kind,
  status,
  created: '2027-05-01T00:00:00Z',
  text: null,
  new_email: null,
  answer: null,
});
const order = (more: Partial<RequestedOrder> = {}): RequestedOrder => ({
  status: 'paid',
  email: 'mere@example.org',
  next: { kind: 'nothing' },
  tickets: [ticket()],
  requests: [],
  ...more,
});
const admitted = [ticket({ admitted_at: '2027-06-01T07:00:00Z' })];
const until = '2027-05-02T00:00:00Z';

describe('[7.46] what the buyer of an order can request of the office', () => {
  it.each<[string, Partial<RequestedOrder>, string]>([
    ['a paid order', {}, 'refund exchange email'],
    ['one whose tickets were refunded in part', { status: 'partly_refunded' }, 'refund exchange email'],
    ['tickets that were scanned', { tickets: admitted }, 'refund email'],
    ['an order that has no ticket any more', { tickets: [ticket({ status: 'refunded' })] }, 'email'],
    ['one that waits for a transfer', { status: 'unpaid', next: transfer() }, 'email'],
    ['one whose email is still to be proved', { status: 'unpaid', next: { kind: 'confirm', until } }, ''],
    ['one that ended', { status: 'expired' }, ''],
    ['one that was refunded', { status: 'refunded' }, ''],
    ['one without an email', { email: null }, ''],
    ['an open request', { requests: [request('refund', 'open')] }, 'exchange email'],
    ['an answered one', { requests: [request('refund', 'refused')] }, 'refund exchange email'],
  ])('of %s', (_, more, possible) => {
    expect(possibleRequests(order(more)).join(' ')).toBe(possible);
  });
});

function transfer(): SaleOrder['next'] {
  return { kind: 'transfer', reference: 'K7QX', instructions: null, until };
}
