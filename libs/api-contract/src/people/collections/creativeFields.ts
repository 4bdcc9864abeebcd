import { defineCollection } from '../../defineCollection';
import { text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A field of creative work: music, dance, screen. */
export const creativeFields = defineCollection({
  name: 'creativeFields',
  path: 'launchpad/creative_fields',
  model: 'launchpad.CreativeField',
  label: { one: 'Creative field', many: 'Creative fields' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    description: textarea({ label: 'Description', max: 500 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'sparkle', shape: 'square' },
  page: '/creative-fields/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
