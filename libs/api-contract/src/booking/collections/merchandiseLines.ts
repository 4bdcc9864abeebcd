import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, text } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';
import { byPerformance } from '../../dated.data';

const money = { min: 0, max: maxMoney, currency: 'currency', required: true, serverOwned: true } as const;
const pieces = { min: 0, max: 1_000, required: true, serverOwned: true } as const;

/** Merchandise that was ordered with tickets: so many pieces, at the price that they were sold at. */
export const merchandiseLines = defineCollection({
  name: 'merchandiseLines',
  path: 'booking/merchandise_lines',
  model: 'booking.MerchandiseLine',
  label: { one: 'Merchandise sold', many: 'Merchandise sold' },
  feature: 'ticketing',
  fields: {
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    order: reference({ label: 'Order', to: 'orders', required: true, serverOwned: true, column: 'shown' }),
    performance: reference({
      label: 'Performance',
      ...byPerformance,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    merchandise: reference({
      label: 'Merchandise',
      to: 'merchandise',
      required: true,
      serverOwned: true,
    }),
    quantity: integer({ label: 'Pieces', ...pieces, min: 1, sort: true, column: 'shown' }),
    refunded: integer({ label: 'Refunded', ...pieces, description: 'Pieces whose price was paid back' }),
    restocked: integer({ label: 'Back in stock', ...pieces, description: 'Pieces that are for sale again' }),
    currency: { ...currency, required: true, serverOwned: true },
    price: integer({ label: 'Price', ...money, sort: true, column: 'shown', description: 'Of one piece' }),
    tax: integer({ label: 'Tax', ...money, description: 'Part of the price' }),
    tax_rate: integer({ label: 'Tax rate', min: 0, max: 100, unit: '%', serverOwned: true }),
    taxed_by: reference({ label: 'Taxed by', to: 'taxes', serverOwned: true }),
    account: reference({ label: 'Account of sales', to: 'bookkeepingAccounts', serverOwned: true }),
    handed_over_at: datetime({ label: 'Handed over', serverOwned: true, sort: true, column: 'shown' }),
  },
  lifecycle: {
    initial: 'reserved',
    statuses: {
      reserved: { label: 'Not paid yet', tone: 'yellow' },
      sold: { label: 'Sold', tone: 'green' },
      refunded: { label: 'Refunded', tone: 'neutral' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'order',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/merchandise/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  partOf: 'order',
  opensOn: { season: 'performance' },
  ordering: '-created',
});
