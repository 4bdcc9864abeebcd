import { defineCollection } from '../../defineCollection';
import { reference, text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A craft within a creative field: songwriting, animation, lighting. */
export const disciplines = defineCollection({
  name: 'disciplines',
  path: 'launchpad/disciplines',
  model: 'launchpad.Discipline',
  label: { one: 'Discipline', many: 'Disciplines' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    creative_field: reference({
      label: 'Creative field',
      to: 'creativeFields',
      required: true,
      column: 'shown',
    }),
    description: textarea({ label: 'Description', max: 500 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'creative_field',
  avatar: { icon: 'sparkle', shape: 'square' },
  page: '/disciplines/{hashcode}',
  access: managedByStaff,
  naturalKey: ['creative_field', 'name'],
  ordering: 'name',
  importable: true,
});
