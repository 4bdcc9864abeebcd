import { defineCollection } from '../../defineCollection';
import { boolean, integer, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { currencyOptions } from '../../fields/money.data';
import { noTaxOptions } from '../noTax.data';

/** A template of prices, which performances take over. */
export const pricePlans = defineCollection({
  name: 'pricePlans',
  path: 'booking/price_plans',
  model: 'booking.PricePlan',
  label: { one: 'Pricing template', many: 'Pricing templates' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    currency: select({ label: 'Currency', options: currencyOptions, required: true, column: 'shown' }),
    tax: reference({ label: 'Tax', to: 'taxes', column: 'shown' }),
    no_tax: select({
      label: 'Why there is no tax',
      options: noTaxOptions,
      description: 'Without a tax or a reason for none, nothing is sold',
    }),
    booking_fee: integer({
      label: 'Booking fee for each ticket',
      min: 0,
      max: 100_000,
      currency: 'currency',
      column: 'shown',
    }),
    is_fee_inside: boolean({ label: 'The fee is inside the price', required: true }),
    description: textarea({ label: 'Description', max: 500 }),
  },
  lifecycle: {
    initial: 'draft',
    correctedBy: ['staff'],
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      active: { label: 'Active', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      activate: { label: 'Activate', from: ['draft'], to: 'active', roles: ['staff'] },
      retire: { label: 'Retire', from: ['draft', 'active'], to: 'retired', roles: ['staff'], next: [] },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'draft', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/pricing-templates/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
