import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, select, text } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';
import { saleLimits } from '../saleLimits';
import { officeOnly } from '../../access.data';

/** A code that makes tickets cheaper. One order takes one of them, and each order with it is a use. */
export const vouchers = defineCollection({
  name: 'vouchers',
  path: 'booking/vouchers',
  model: 'booking.Voucher',
  label: { one: 'Voucher', many: 'Vouchers' },
  feature: 'ticketing',
  fields: {
    code: text({
      label: 'Code',
      required: true,
      max: saleLimits.voucher,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'What buyers type, in capital or small letters. Make it hard to guess',
    }),
    name: text({ label: 'What it is for', max: 160, search: true, column: 'shown' }),
    kind: select({
      label: 'Discount',
      required: true,
      column: 'shown',
      options: [
        { value: 'percent', label: 'Per cent' },
        { value: 'amount', label: 'Fixed amount' },
      ],
    }),
    percent: integer({
      label: 'Per cent off',
      min: 1,
      max: 100,
      unit: '%',
      column: 'shown',
      when: { field: 'kind', in: ['percent'] },
    }),
    amount: integer({
      label: 'Amount off each ticket',
      min: 1,
      max: maxMoney,
      currency: 'currency',
      column: 'shown',
      when: { field: 'kind', in: ['amount'] },
    }),
    currency,
    performance: reference({
      label: 'Only for the performance',
      to: 'performances',
      description: 'Empty: for every performance',
    }),
    event: reference({ label: 'Only for the event', to: 'events' }),
    price_type: reference({ label: 'Only for the price type', to: 'priceTypes' }),
    valid_from: datetime({ label: 'Valid from' }),
    valid_until: datetime({ label: 'Valid until', notBefore: 'valid_from' }),
    most_uses: integer({
      label: 'Most uses',
      min: 1,
      max: 100_000,
      column: 'shown',
      description: 'How many orders can use it. Empty: any number',
    }),
    uses: integer({
      label: 'Uses',
      min: 0,
      serverOwned: true,
      sort: true,
      column: 'shown',
      description: 'Orders that are paid or wait for payment',
    }),
  },
  lifecycle: {
    initial: 'active',
    statuses: { active: { label: 'Active', tone: 'green' }, stopped: { label: 'Stopped', tone: 'neutral' } },
    transitions: {
      stop: { label: 'Stop', from: ['active'], to: 'stopped', roles: ['staff'], next: [] },
      start_again: { label: 'Start again', from: ['stopped'], to: 'active', roles: ['staff'], next: [] },
    },
  },
  title: ['code'],
  subtitle: 'name',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/vouchers/{hashcode}',
  access: officeOnly,
  naturalKey: ['code'],
  rules: { vouchers_discount: 'voucherNeedsDiscount' },
  ordering: 'code',
  importable: true,
});
