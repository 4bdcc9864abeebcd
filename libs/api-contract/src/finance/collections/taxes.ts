import { defineCollection } from '../../defineCollection';
import { boolean, date, integer, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A tax on what is sold, such as GST. */
export const taxes = defineCollection({
  name: 'taxes',
  path: 'finance/taxes',
  model: 'finance.Tax',
  label: { one: 'Tax', many: 'Taxes' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    rate: integer({
      label: 'Rate',
      required: true,
      min: 0,
      max: 100,
      unit: '%',
      sort: true,
      column: 'shown',
    }),
    is_inclusive: boolean({ label: 'Prices include it', required: true, column: 'shown' }),
    valid_from: date({ label: 'Valid from', sort: true }),
    valid_until: date({ label: 'Valid until', notBefore: 'valid_from', sort: true }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'list', shape: 'square' },
  page: '/finance/taxes/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
