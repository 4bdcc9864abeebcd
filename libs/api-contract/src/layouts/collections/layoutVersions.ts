import { defineCollection } from '../../defineCollection';
import { document, multiselect, reference, text } from '../../fields/kinds';
import { versionNumber } from '../../fields/versionNumber';
import { layoutContentSchema } from '../layoutContent';
import { roleOptions } from '../../roleOptions.data';
import { adminsOnly } from './layouts';

/** A composed page as it was published once. It never changes, so that rolling back restores it exactly. */
export const layoutVersions = defineCollection({
  name: 'layoutVersions',
  path: 'layout/versions',
  v2Path: 'layout/versions',
  model: 'layout.Version',
  label: { one: 'Version of a page', many: 'Versions of a page' },
  fields: {
    name: text({ label: 'Name', required: true, max: 80, serverOwned: true, column: 'shown' }),
    slug: text({ label: 'Address', required: true, max: 60, serverOwned: true }),
    roles: multiselect({
      label: 'Who sees it',
      required: true,
      options: roleOptions,
      serverOwned: true,
      filter: false,
    }),
    layout: reference({
      label: 'Composed page',
      to: 'layouts',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    number: versionNumber,
    content: document({
      label: 'Content',
      schema: layoutContentSchema,
      example: { pages: [] },
      required: true,
      serverOwned: true,
    }),
  },
  title: ['name'],
  subtitle: 'layout',
  avatar: { icon: 'apps', shape: 'square' },
  page: '/admin/layout-versions/{hashcode}',
  access: adminsOnly,
  never: ['create', 'update', 'remove'],
  partOf: 'layout',
  distinct: [{ fields: ['layout', 'number'] }],
  ordering: '-number',
});
