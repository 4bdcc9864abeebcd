import { defineCollection } from '../../defineCollection';
import { date, datetime, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** Notes of talks with a person outside, with the next step and its day. */
export const contactNotes = defineCollection({
  name: 'contactNotes',
  path: 'crm/notes',
  model: 'crm.Note',
  label: { one: 'Contact note', many: 'Contact notes' },
  fields: {
    name: text({ label: 'Subject', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'call', label: 'Call' },
        { value: 'meeting', label: 'Meeting' },
        { value: 'email', label: 'Email' },
        { value: 'visit', label: 'Visit' },
        { value: 'note', label: 'Note' },
      ],
    }),
    individual: reference({ label: 'Person', to: 'individuals', column: 'shown' }),
    organisation: reference({ label: 'School', to: 'organizationStructures' }),
    supplier: reference({ label: 'Supplier', to: 'suppliers', column: 'shown' }),
    happened_at: datetime({ label: 'When', required: true, column: 'shown' }),
    text: textarea({ label: 'What was said', max: 4_000, column: 'never' }),
    follow_up_on: date({
      label: 'Follow up by',
      sort: true,
      filter: true,
      column: 'shown',
      dueIn: ['open'],
      description: 'Leave it empty if there is nothing to follow up',
    }),
    assigned_to: reference({ label: 'Who follows up', to: 'employees', column: 'shown' }),
  },
  lifecycle: {
    initial: 'open',
    correctedBy: ['staff'],
    statuses: {
      open: { label: 'Open', tone: 'blue' },
      done: { label: 'Done', tone: 'green' },
    },
    transitions: {
      finish: { label: 'Mark done', from: ['open'], to: 'done', roles: ['staff'] },
      reopen: { label: 'Reopen', from: ['done'], to: 'open', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'individual',
  avatar: { icon: 'list', shape: 'square' },
  page: '/crm/notes/{hashcode}',
  access: officeOnly,
  ordering: '-happened_at',
  importable: true,
});
