import { defineCollection } from '../../defineCollection';
import { text } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

/** A word for how young creatives identify; they pick none, one or their own. */
export const genders = defineCollection({
  name: 'genders',
  path: 'launchpad/genders',
  model: 'launchpad.Gender',
  label: { one: 'Gender', many: 'Genders' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 60, search: true, sort: true, column: 'shown' }),
    description: text({ label: 'Description', max: 200 }),
  },
  title: ['name'],
  avatar: { icon: 'user', shape: 'square' },
  page: '/genders/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
