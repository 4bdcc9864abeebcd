import { defineCollection } from '../../defineCollection';
import { reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** Things for sale that belong together: programmes, clothing. */
export const merchandiseGroups = defineCollection({
  name: 'merchandiseGroups',
  path: 'finance/merchandise_groups',
  model: 'finance.MerchandiseGroup',
  label: { one: 'Merchandise group', many: 'Merchandise groups' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    description: textarea({ label: 'Description', max: 500 }),
    account: reference({ label: 'Account of sales', to: 'bookkeepingAccounts', column: 'shown' }),
    tax: reference({ label: 'Tax', to: 'taxes', column: 'shown' }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'tag', shape: 'square' },
  page: '/finance/merchandise-groups/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
