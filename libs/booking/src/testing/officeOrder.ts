import { hashcodeOf } from '@callboard/api-client/testing';
import type { OfficeOrder, OrderMerchandise, SaleOrder } from '@callboard/api-contract/booking';
import { orderOfTest } from './orderOfTest';

type Ticket = SaleOrder['tickets'][number];

/** A valid ticket, for tests: $35.00 with $1.50 of fee. */
export function aTicket(number: number, given: Partial<Ticket> = {}): Ticket {
  return {
    hashcode: hashcodeOf(100 + number),
    number: `T-${number}`,
    place: `Stalls A ${number}`,
    seat_kind: null,
    price_type: { hashcode: hashcodeOf(200), name: 'Adult' },
    proof: null,
    people: 1,
    price: 3_500,
    fee: 150,
    tax: 457,
    chain: { currency: 'NZD', at: '2027-05-01T00:00:00Z', steps: [], total: 3_500, fee: 150, tax: 457 },
    status: 'valid',
    code: `code ${number}`,
    admitted_at: null,
    ...given,
  };
}

/** Sold merchandise, for tests: three pieces of $25.05. */
export function aLine(number: number, given: Partial<OrderMerchandise> = {}): OrderMerchandise {
  return {
    hashcode: hashcodeOf(300 + number),
    name: `Shirt ${number}`,
    quantity: 3,
    refunded: 0,
    price: 2_505,
    tax: 327,
    status: 'sold',
    handed_over_at: null,
    ...given,
  };
}

/** A paid order as the office works on it, for tests. */
export function anOfficeOrder(
  order: Partial<SaleOrder> = {},
  given: Partial<Omit<OfficeOrder, 'order'>> = {},
): OfficeOrder {
  return {
    order: { ...orderOfTest, status: 'paid', ...order },
    phone: null,
    channel: 'office',
    to_refund: 0,
    is_card_refundable: false,
    exchanged: 0,
    exchange_of: null,
    exchanges: [],
    seats: [],
    methods: [],
    ...given,
  };
}

/** A way to pay, for tests. */
export function aMethod(kind: OfficeOrder['methods'][number]['kind'], name: string) {
  const at = ['card', 'bank_transfer', 'cash', 'invoice', 'voucher'].indexOf(kind);
  return { hashcode: hashcodeOf(400 + at), name, kind, instructions: null };
}
