import { defineCollection } from '../../defineCollection';
import { datetime, email, integer, phone, reference, select, text } from '../../fields/kinds';
import { languageOptions } from '../../languages';
import { currency, maxMoney } from '../../fields/money.data';
import { orderRequestKinds } from '../orderRequests.data';
import { saleChannelOptions } from '../saleFields.data';
import { byPerformance } from '../../dated.data';

const money = { min: 0, max: maxMoney, currency: 'currency', serverOwned: true } as const;

/** Tickets of one performance that a buyer bought or is about to pay. */
export const orders = defineCollection({
  name: 'orders',
  path: 'booking/orders',
  model: 'booking.Order',
  label: { one: 'Order', many: 'Orders' },
  feature: 'ticketing',
  fields: {
    number: text({
      label: 'Number',
      required: true,
      max: 12,
      serverOwned: true,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'Also the reference of a bank transfer',
    }),
    buyer: text({ label: 'Buyer', max: 160, serverOwned: true, search: true, sort: true, column: 'shown' }),
    email: email({ label: 'Email', serverOwned: true, search: true }),
    phone: phone({ label: 'Phone', serverOwned: true, search: true }),
    performance: reference({
      label: 'Performance',
      ...byPerformance,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    places: integer({
      label: 'Tickets',
      required: true,
      min: 0,
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    currency: { ...currency, required: true, serverOwned: true },
    total: integer({ label: 'Total', required: true, ...money, sort: true, column: 'shown' }),
    voucher: reference({ label: 'Voucher', to: 'vouchers', serverOwned: true }),
    discount: integer({
      label: 'Discount',
      ...money,
      description: 'What the voucher took off; not part of the total',
    }),
    fees: integer({ label: 'Fees', required: true, ...money, description: 'Part of the total' }),
    tax: integer({ label: 'Tax', required: true, ...money, description: 'Part of the total' }),
    paid: integer({ label: 'Paid', required: true, ...money, column: 'shown' }),
    refunded: integer({ label: 'Refunded', required: true, ...money }),
    to_refund: integer({
      label: 'To refund',
      required: true,
      ...money,
      filter: true,
      description: 'Paid, but no longer owed: the office pays it back',
    }),
    open_requests: integer({
      label: 'Open requests',
      min: 1,
      max: orderRequestKinds.length,
      serverOwned: true,
      filter: true,
      description: 'What the buyer requested and the office has not answered; empty without one',
    }),
    channel: select({
      label: 'Sold',
      options: saleChannelOptions,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    payment_method: reference({
      label: 'Payment method',
      to: 'paymentMethods',
      serverOwned: true,
      column: 'shown',
    }),
    pay_until: datetime({ label: 'To be paid until', serverOwned: true }),
    paid_at: datetime({ label: 'Paid on', serverOwned: true, sort: true }),
    exchange_of: reference({
      label: 'Exchanged from',
      to: 'orders',
      serverOwned: true,
      description: 'The order whose tickets were exchanged for these',
    }),
    seat_hold: reference({ label: 'Seat hold', to: 'seatHolds', serverOwned: true }),
    user: reference({ label: 'User', to: 'users', serverOwned: true }),
    sold_by: reference({ label: 'Sold by', to: 'users', serverOwned: true }),
    language: select({ ...languageOptions, serverOwned: true }),
    note: text({ label: 'Note of the office', max: 500 }),
  },
  lifecycle: {
    initial: 'unpaid',
    statuses: {
      unpaid: { label: 'Waiting for payment', tone: 'yellow' },
      paid: { label: 'Paid', tone: 'green' },
      partly_refunded: { label: 'Refunded in part', tone: 'blue' },
      refunded: { label: 'Refunded', tone: 'neutral' },
      exchanged: { label: 'Exchanged', tone: 'neutral' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
      expired: { label: 'Not paid in time', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['number', 'buyer'],
  subtitle: 'performance',
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/orders/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: { staff: 'all' }, remove: {} },
  never: ['create', 'remove'],
  distinct: [{ fields: ['number'] }],
  opensOn: { season: 'performance' },
  ordering: '-created',
});
