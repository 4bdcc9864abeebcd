import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, select, text } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';

/** Providers of payments: tests and demonstrations simulate it, banks and cash are written down by the office. */
export const paymentProviderOptions = [
  { value: 'simulated', label: 'Simulated card' },
  { value: 'stripe', label: 'Card by Stripe' },
  { value: 'bank_transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'terminal', label: 'Card machine' },
  { value: 'free', label: 'Nothing to pay' },
  { value: 'exchange', label: 'Exchange of tickets' },
  { value: 'gift_voucher', label: 'Gift voucher' },
] as const;

export type PaymentProvider = (typeof paymentProviderOptions)[number]['value'];

/** Money for an order or a gift voucher, or back from it: an amount below zero is a refund. */
export const payments = defineCollection({
  name: 'payments',
  path: 'booking/payments',
  model: 'booking.Payment',
  label: { one: 'Payment', many: 'Payments' },
  feature: 'ticketing',
  fields: {
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      column: 'shown',
    }),
    order: reference({ label: 'Order', to: 'orders', serverOwned: true, column: 'shown' }),
    /** The one that paid, or without an order the one that was paid for. */
    gift_voucher: reference({ label: 'Gift voucher', to: 'giftVouchers', serverOwned: true }),
    payment_method: reference({ label: 'Payment method', to: 'paymentMethods', serverOwned: true }),
    provider: select({
      label: 'Provider',
      options: paymentProviderOptions,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    amount: integer({
      label: 'Amount',
      required: true,
      min: -maxMoney,
      max: maxMoney,
      currency: 'currency',
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    currency: { ...currency, required: true, serverOwned: true },
    /** Name of the payment at the provider. */
    reference: text({ label: 'Reference', max: 200, serverOwned: true, search: true, filter: true }),
    received_at: datetime({ label: 'Received', serverOwned: true, sort: true, column: 'shown' }),
    reason: text({ label: 'Reason', max: 500, serverOwned: true }),
    received_by: reference({ label: 'Recorded by', to: 'users', serverOwned: true }),
    /** Shift with the cash, card machine or bank transfer, at the desk. */
    shift: reference({ label: 'Box office shift', to: 'boxOfficeShifts', serverOwned: true }),
  },
  lifecycle: {
    initial: 'pending',
    statuses: {
      pending: { label: 'Pending', tone: 'yellow' },
      needs_step: { label: 'Waits for the buyer', tone: 'yellow' },
      confirmed: { label: 'Confirmed', tone: 'green' },
      declined: { label: 'Declined', tone: 'red' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'order',
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/payments/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['provider', 'reference'] }],
  ordering: '-created',
});
