import { defineCollection } from '../../defineCollection';
import { date, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** Relations of people to an organisation or a supplier: its principal, its treasurer, our contact there. */
export const relations = defineCollection({
  name: 'relations',
  path: 'crm/relations',
  model: 'crm.Relation',
  label: { one: 'Relation', many: 'Relations' },
  fields: {
    name: text({
      label: 'Role',
      required: true,
      max: 120,
      search: true,
      sort: true,
      column: 'shown',
      description: 'For example, head of music, treasurer, parent',
    }),
    individual: reference({ label: 'Person', to: 'individuals', required: true, column: 'shown' }),
    organisation: reference({ label: 'School', to: 'organizationStructures', column: 'shown' }),
    supplier: reference({ label: 'Supplier', to: 'suppliers', column: 'shown' }),
    since: date({ label: 'Since', sort: true }),
    until: date({ label: 'Until', notBefore: 'since', sort: true }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  title: ['name'],
  subtitle: 'individual',
  avatar: { icon: 'people', shape: 'square' },
  page: '/crm/relations/{hashcode}',
  access: officeOnly,
  naturalKey: ['name', 'individual', 'organisation', 'supplier'],
  ordering: 'name',
  importable: true,
});
