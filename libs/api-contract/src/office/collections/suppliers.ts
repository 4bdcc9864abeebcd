import { defineCollection } from '../../defineCollection';
import { date, email, link, phone, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** A company or a person that the tenant buys from or works with. */
export const suppliers = defineCollection({
  name: 'suppliers',
  path: 'corporation/suppliers',
  model: 'corporation.Supplier',
  label: { one: 'Supplier', many: 'Suppliers' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    category: select({
      label: 'Category',
      column: 'shown',
      options: [
        { value: 'venue', label: 'Venue' },
        { value: 'sound_and_light', label: 'Sound and light' },
        { value: 'catering', label: 'Catering' },
        { value: 'transport', label: 'Transport' },
        { value: 'print', label: 'Print and signs' },
        { value: 'security', label: 'Security and first aid' },
        { value: 'media', label: 'Media' },
        { value: 'sponsor', label: 'Sponsor' },
        { value: 'other', label: 'Other' },
      ],
    }),
    contact: reference({ label: 'Contact', to: 'individuals', column: 'shown' }),
    principal_contractor: reference({
      label: 'Principal contractor',
      to: 'suppliers',
      description: 'The company that is responsible for the work on the day',
    }),
    email: email({ label: 'Email', max: 254, search: true, column: 'shown' }),
    phone: phone({ label: 'Phone', max: 40, column: 'shown' }),
    website: link({ label: 'Website' }),
    town: text({ label: 'Town', max: 100, filter: true, sort: true }),
    account_number: text({ label: 'Our account number', max: 60, search: true }),
    reviewed_on: date({ label: 'Insurance seen until', sort: true }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'prospect',
    correctedBy: ['staff'],
    statuses: {
      prospect: { label: 'Prospect', tone: 'blue' },
      approved: { label: 'Approved', tone: 'green' },
      on_hold: { label: 'On hold', tone: 'yellow' },
      ended: { label: 'Ended', tone: 'neutral' },
    },
    transitions: {
      approve: { label: 'Approve', from: ['prospect', 'on_hold'], to: 'approved', roles: ['staff'] },
      hold: { label: 'Put on hold', from: ['approved'], to: 'on_hold', roles: ['staff'], next: [] },
      end: {
        label: 'End',
        from: ['prospect', 'approved', 'on_hold'],
        to: 'ended',
        roles: ['staff'],
        next: [],
      },
      start_again: { label: 'Start again', from: ['ended'], to: 'prospect', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'town',
  avatar: { icon: 'venue', shape: 'square' },
  page: '/crm/companies/{hashcode}',
  access: officeOnly,
  naturalKey: ['name', 'town'],
  ordering: 'name',
  importable: true,
});
