import { defineCollection } from '../../defineCollection';
import { text } from '../../fields/kinds';
import { managedByAdmins } from '../../access.data';

/** The countries of the world by their ISO 3166-1 codes. */
export const countries = defineCollection({
  name: 'countries',
  path: 'countries',
  v2Path: 'regional/countries',
  model: 'regional.Country',
  label: { one: 'Country', many: 'Countries' },
  fields: {
    name: text({ label: 'Name', required: true, max: 100, search: true, sort: true, column: 'shown' }),
    code: text({ label: 'Code', required: true, max: 2, filter: true, sort: true, column: 'shown' }),
  },
  title: ['name'],
  subtitle: 'code',
  avatar: { icon: 'pin', shape: 'square' },
  page: '/countries/{hashcode}',
  access: managedByAdmins,
  naturalKey: ['code'],
  ordering: 'name',
});
