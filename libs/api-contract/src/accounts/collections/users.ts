import { defineCollection } from '../../defineCollection';
import { datetime, email, multiselect, reference, select, text } from '../../fields/kinds';
import { languageOptions } from '../../languages';
import { customRoleField } from '../../customRoleField.data';
import { roleOptions } from '../../roleOptions.data';

/** A user's membership of a tenant: what they can do there. The password belongs to the account behind it. */
export const users = defineCollection({
  name: 'users',
  path: 'user',
  v2Path: 'user/users',
  model: 'user.User',
  label: { one: 'User', many: 'Users' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    email: email({
      label: 'Email',
      required: true,
      max: 254,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    roles: multiselect({
      label: 'Roles',
      required: true,
      writableBy: [],
      filter: true,
      column: 'shown',
      options: roleOptions,
    }),
    custom_role: customRoleField,
    individual: reference({ label: 'Person', to: 'individuals' }),
    language: select({ ...languageOptions, filter: false }),
    last_login: datetime({ label: 'Last sign-in', serverOwned: true, unlogged: true, column: 'shown' }),
    // Written when an admin begins to view as this user: the history then names them.
    last_viewed: datetime({
      label: 'An admin viewed as this user',
      serverOwned: true,
      readableBy: [],
      filter: false,
      sort: false,
      column: 'never',
    }),
  },
  lifecycle: {
    initial: 'active',
    statuses: { active: { label: 'Active', tone: 'green' }, disabled: { label: 'Disabled', tone: 'red' } },
    transitions: {
      disable: {
        label: 'Disable',
        from: ['active'],
        to: 'disabled',
        roles: [],
        confirm: 'They are signed out everywhere.',
      },
      enable: { label: 'Enable', from: ['disabled'], to: 'active', roles: [] },
    },
  },
  title: ['name'],
  subtitle: 'email',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/users/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  // An account comes by invitation, and is disabled instead of deleted: the log keeps naming it.
  never: ['create', 'remove'],
  naturalKey: ['email'],
  rules: {
    users_last_admin: 'lastAdmin',
  },
  ordering: 'name',
});
