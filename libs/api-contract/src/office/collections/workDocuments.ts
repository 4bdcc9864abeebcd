import { defineCollection } from '../../defineCollection';
import { date, reference, select, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** A paper of an employee that runs out: a licence, a first-aid certificate, a police check. */
export const workDocuments = defineCollection({
  name: 'workDocuments',
  path: 'corporation/documents',
  model: 'corporation.Document',
  label: { one: 'Work document', many: 'Work documents' },
  fields: {
    name: text({ label: 'Document', required: true, max: 120, search: true, sort: true, column: 'shown' }),
    employee: reference({ label: 'Employee', to: 'employees', required: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'contract', label: 'Contract' },
        { value: 'police_check', label: 'Police check' },
        { value: 'first_aid', label: 'First aid' },
        { value: 'driver_licence', label: 'Driver licence' },
        { value: 'work_visa', label: 'Work visa' },
        { value: 'training', label: 'Training' },
      ],
    }),
    number: text({ label: 'Number', max: 60 }),
    issued_on: date({ label: 'Issued', sort: true }),
    expires_on: date({
      label: 'Runs out',
      notBefore: 'issued_on',
      sort: true,
      column: 'shown',
      dueIn: ['current'],
    }),
  },
  lifecycle: {
    initial: 'current',
    correctedBy: ['staff'],
    statuses: {
      current: { label: 'Current', tone: 'green' },
      replaced: { label: 'Replaced', tone: 'neutral' },
    },
    transitions: {
      replace: { label: 'Mark replaced', from: ['current'], to: 'replaced', roles: ['staff'], next: [] },
      restore: { label: 'Restore', from: ['replaced'], to: 'current', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'employee',
  avatar: { icon: 'file', shape: 'square' },
  page: '/workforce/documents/{hashcode}',
  access: officeOnly,
  naturalKey: ['employee', 'kind', 'number'],
  ordering: 'expires_on',
  importable: true,
});
