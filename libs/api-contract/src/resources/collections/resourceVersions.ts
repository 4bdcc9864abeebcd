import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, text } from '../../fields/kinds';
import { resourceContents } from '../resourceFields.data';

/** Earlier content of a resource, before a newer version replaced it: for staff, who can get questions about it. */
export const resourceVersions = defineCollection({
  name: 'resourceVersions',
  path: 'callboard/resource_versions',
  model: 'callboard.ResourceVersion',
  label: { one: 'Earlier version', many: 'Earlier versions' },
  fields: {
    name: text({ label: 'Title', required: true, max: 160, serverOwned: true, column: 'shown' }),
    resource: reference({
      label: 'Resource',
      to: 'resources',
      required: true,
      immutable: true,
      column: 'shown',
    }),
    number: integer({ label: 'Version', required: true, min: 1, serverOwned: true, column: 'shown' }),
    note: text({ label: 'What changed', max: 300, serverOwned: true, filter: false, sort: false }),
    /** When it was replaced. */
    replaced_at: datetime({ label: 'Replaced', required: true, serverOwned: true, column: 'shown' }),
    ...resourceContents,
  },
  title: ['name'],
  subtitle: 'resource',
  avatar: { icon: 'clip', shape: 'square' },
  page: '/resource-versions/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: { staff: 'all' } },
  // The server keeps them whenever a published resource gets another content; Undo takes that back with it.
  never: ['create', 'update'],
  partOf: 'resource',
  distinct: [{ fields: ['resource', 'number'] }],
  ordering: '-number',
});
