import { defineCollection } from '../../defineCollection';
import { email, phone, reference, select, text, textarea } from '../../fields/kinds';
import { languageOptions } from '../../languages';
import { accountRequestLimits as limits } from '../accountRequestLimits';

const given = { serverOwned: true, filter: false } as const;

/** Someone of a school who asks for an account, once their email is confirmed: staff invite them, or decline. */
export const accountRequests = defineCollection({
  name: 'accountRequests',
  path: 'user/account_requests',
  model: 'user.AccountRequest',
  label: { one: 'Account request', many: 'Account requests' },
  fields: {
    first_name: text({
      label: 'First name',
      required: true,
      max: limits.name,
      serverOwned: true,
      search: true,
      column: 'shown',
    }),
    last_name: text({
      label: 'Last name',
      required: true,
      max: limits.name,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    organisation: reference({
      label: 'School',
      to: 'organizationStructures',
      description: 'The account is linked to it',
      column: 'shown',
    }),
    school_name: text({
      ...given,
      label: 'School that is not in the list',
      max: limits.schoolName,
      column: 'shown',
    }),
    position: text({ ...given, label: 'Role at the school', required: true, max: limits.position }),
    email: email({
      label: 'Email',
      required: true,
      max: 254,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    phone: phone({ ...given, label: 'Phone', max: limits.phone }),
    language: select({ ...given, ...languageOptions }),
    message: textarea({ ...given, label: 'Message', max: limits.message }),
    reason: textarea({ ...given, label: 'Reason', max: limits.reason, column: 'never' }),
  },
  created: 'account.requested',
  lifecycle: {
    initial: 'waiting',
    statuses: {
      waiting: { label: 'Waiting', tone: 'blue' },
      confirmed: { label: 'Confirmed', tone: 'green' },
      declined: { label: 'Declined', tone: 'red' },
      expired: { label: 'Expired', tone: 'yellow' },
    },
    transitions: {
      confirm: {
        label: 'Confirm and invite',
        from: ['waiting', 'expired'],
        to: 'confirmed',
        roles: ['staff'],
        hasEffects: true,
      },
      decline: {
        label: 'Decline',
        from: ['waiting', 'expired'],
        to: 'declined',
        roles: ['staff'],
        hasEffects: true,
      },
    },
  },
  title: ['first_name', 'last_name'],
  subtitle: 'organisation',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/account-requests/{hashcode}',
  access: {
    read: { staff: 'all' },
    create: {},
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  // It comes from the public page, by a link that proves the email.
  never: ['create'],
  distinct: [{ fields: ['email'], unless: ['confirmed', 'declined', 'expired'] }],
  ordering: '-created',
});
