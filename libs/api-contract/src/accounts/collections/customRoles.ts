import { defineCollection } from '../../defineCollection';
import { document, select, text, textarea } from '../../fields/kinds';
import { roleLimitsSchema, roleScopeSchema } from '../../limitsSchema';
import { limitedRoleOptions } from '../../roleOptions.data';

/** Roles that admins make: each has the rights of one of the roles that there are, without what it takes away. */
export const customRoles = defineCollection({
  name: 'customRoles',
  path: 'callboard/custom_roles',
  model: 'callboard.CustomRole',
  label: { one: 'Custom role', many: 'Custom roles' },
  fields: {
    name: text({ label: 'Name', required: true, max: 80, search: true, sort: true, column: 'shown' }),
    // A user who has the role has this one too, so it stays.
    base: select({
      label: 'Has the rights of',
      required: true,
      immutable: true,
      column: 'shown',
      options: limitedRoleOptions,
    }),
    limits: document({ label: 'Removed rights', schema: roleLimitsSchema, maxBytes: 100_000 }),
    // Not references: where the last event of a role is deleted, its users see nothing rather than everything.
    scope: document({ label: 'Only in these regions and events', schema: roleScopeSchema, maxBytes: 50_000 }),
    notes: textarea({ label: 'Notes' }),
  },
  title: ['name'],
  subtitle: 'base',
  avatar: { icon: 'people', shape: 'square' },
  page: '/custom-roles/{hashcode}',
  access: { read: {}, create: {}, update: {}, remove: {} },
  naturalKey: ['name'],
  ordering: 'name',
});
