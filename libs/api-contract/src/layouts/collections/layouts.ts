import { defineCollection } from '../../defineCollection';
import { integer, multiselect, text } from '../../fields/kinds';
import { roleOptions } from '../../roleOptions.data';

/** Access for admins alone. Others read the published content, whole, by the query `page`. */
export const adminsOnly = { read: {}, create: {}, update: {}, remove: {} } as const;

/** A page that a tenant composes itself. What is worked on is its draft; publishing makes a version of it, which readers see. */
export const layouts = defineCollection({
  name: 'layouts',
  path: 'layout/layouts',
  v2Path: 'layout/layouts',
  model: 'layout.Layout',
  label: { one: 'Composed page', many: 'Composed pages' },
  fields: {
    name: text({ label: 'Name', required: true, max: 80, search: true, sort: true, column: 'shown' }),
    slug: text({
      label: 'Address',
      required: true,
      max: 60,
      description: 'The page is at /pages/ and this: short words with hyphens, such as show-week',
      column: 'shown',
    }),
    roles: multiselect({
      label: 'Who sees it',
      required: true,
      options: roleOptions,
      filter: false,
      column: 'shown',
    }),
    version_number: integer({
      label: 'Published version',
      serverOwned: true,
      min: 1,
      filter: false,
      sort: false,
      column: 'shown',
    }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      published: { label: 'Published', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      publish: {
        label: 'Publish',
        from: ['draft', 'published', 'retired'],
        to: 'published',
        roles: [],
        hasEffects: true,
      },
      retire: {
        label: 'Retire',
        from: ['published'],
        to: 'retired',
        roles: [],
        confirm: 'Readers can no longer find it. Its versions are kept.',
      },
    },
  },
  title: ['name'],
  subtitle: 'slug',
  avatar: { icon: 'apps', shape: 'square' },
  page: '/admin/layouts/{hashcode}',
  versioned: { in: 'layoutVersions', as: 'layout', number: 'version_number' },
  access: adminsOnly,
  naturalKey: ['slug', 'name'],
  ordering: 'name',
});
