import { defineCollection } from '../../defineCollection';
import { integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { currency, maxMoney } from '../../fields/money.data';
import { saleLimits } from '../saleLimits';

/** A thing that is sold besides tickets, with its stock. */
export const merchandise = defineCollection({
  name: 'merchandise',
  path: 'finance/merchandise',
  model: 'finance.Merchandise',
  label: { one: 'Merchandise', many: 'Merchandise' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    group: reference({ label: 'Group', to: 'merchandiseGroups', column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', description: 'Empty: sold everywhere' }),
    sku: text({ label: 'Stock number', max: 40, search: true, filter: true, sort: true, column: 'shown' }),
    price: integer({
      label: 'Price',
      required: true,
      min: 0,
      max: maxMoney,
      currency: 'currency',
      sort: true,
      column: 'shown',
    }),
    currency,
    stock: integer({
      label: 'In stock',
      min: 0,
      max: 1_000_000,
      sort: true,
      filter: true,
      column: 'shown',
      description: 'What is left to sell. Empty: it is not counted',
    }),
    most_in_order: integer({
      label: 'Most in one order',
      min: 1,
      max: saleLimits.merchandise,
      description: 'Empty: 10',
    }),
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      on_sale: { label: 'On sale', tone: 'green' },
      sold_out: { label: 'Sold out', tone: 'yellow' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      sell: { label: 'Put on sale', from: ['planned', 'sold_out'], to: 'on_sale', roles: ['staff'] },
      sell_out: { label: 'Mark sold out', from: ['on_sale'], to: 'sold_out', roles: ['staff'], next: [] },
      retire: {
        label: 'Retire',
        from: ['planned', 'on_sale', 'sold_out'],
        to: 'retired',
        roles: ['staff'],
        next: [],
      },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'planned', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'group',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/finance/merchandise/{hashcode}',
  access: officeOnly,
  naturalKey: ['sku'],
  ordering: 'name',
  importable: true,
});
