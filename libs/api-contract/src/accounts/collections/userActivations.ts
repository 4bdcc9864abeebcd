import { defineCollection } from '../../defineCollection';
import { datetime, email, multiselect, reference, select, text } from '../../fields/kinds';
import { languageOptions } from '../../languages';
import { customRoleField } from '../../customRoleField.data';
import { roleOptions } from '../../roleOptions.data';

/** An invitation to a tenant (clauses 3.11 to 3.14). Its link is known to the receiver of the mail, and to no one else. */
export const userActivations = defineCollection({
  name: 'userActivations',
  path: 'user/activations',
  v2Path: 'user/activations',
  model: 'user.UserActivation',
  label: { one: 'Invitation', many: 'Invitations' },
  fields: {
    first_name: text({ label: 'First name', required: true, max: 80, search: true, column: 'shown' }),
    last_name: text({
      label: 'Last name',
      required: true,
      max: 80,
      search: true,
      sort: true,
      column: 'shown',
    }),
    email: email({
      label: 'Email',
      required: true,
      max: 254,
      immutable: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    roles: multiselect({ label: 'Roles', required: true, column: 'shown', options: roleOptions }),
    custom_role: customRoleField,
    individual: reference({
      label: 'Person',
      to: 'individuals',
      description: 'Select their record if they have one. Leave it empty to create a new person.',
    }),
    language: select({ ...languageOptions, filter: false }),
    mode: select({
      label: 'Mode',
      required: true,
      serverOwned: true,
      column: 'shown',
      options: [
        { value: 'new', label: 'New user' },
        { value: 'domain', label: 'Has an account' },
      ],
    }),
    expires: datetime({ label: 'Valid until', required: true, serverOwned: true, column: 'shown' }),
  },
  lifecycle: {
    initial: 'pending',
    statuses: {
      pending: { label: 'Pending', tone: 'blue' },
      expired: { label: 'Expired', tone: 'yellow' },
      declined: { label: 'Declined', tone: 'red' },
      complete: { label: 'Complete', tone: 'green' },
    },
    transitions: {
      resend_activation: {
        label: 'Resend activation',
        from: ['pending', 'expired', 'declined'],
        to: 'pending',
        roles: [],
        hasEffects: true,
      },
      withdraw: {
        label: 'Withdraw',
        from: ['pending'],
        to: 'expired',
        roles: [],
        confirm: 'The link in their email will no longer work.',
      },
    },
  },
  title: ['first_name', 'last_name'],
  subtitle: 'email',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/invitations/{hashcode}',
  access: { read: {}, create: {}, update: {}, remove: {} },
  // The outcome of an invitation stays on record.
  never: ['remove'],
  // One link at a time leads to one membership.
  distinct: [{ fields: ['email'], unless: ['expired', 'declined', 'complete'] }],
  ordering: '-created',
});
