import { defineCollection } from '../../defineCollection';
import { date, reference, select, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** Days on which an employee is away. */
export const absences = defineCollection({
  name: 'absences',
  path: 'corporation/absences',
  model: 'corporation.Absence',
  label: { one: 'Absence', many: 'Absences' },
  fields: {
    name: text({
      label: 'What for',
      required: true,
      max: 120,
      search: true,
      column: 'shown',
      description: 'In a few words, without anything about health',
    }),
    employee: reference({ label: 'Employee', to: 'employees', required: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'annual', label: 'Annual leave' },
        { value: 'sick', label: 'Sick leave' },
        { value: 'bereavement', label: 'Bereavement' },
        { value: 'parental', label: 'Parental leave' },
        { value: 'training', label: 'Training' },
        { value: 'unpaid', label: 'Unpaid leave' },
      ],
    }),
    starts_on: date({ label: 'First day', required: true, sort: true, column: 'shown' }),
    ends_on: date({ label: 'Last day', required: true, notBefore: 'starts_on', sort: true, column: 'shown' }),
    cover: reference({ label: 'Covered by', to: 'employees' }),
  },
  lifecycle: {
    initial: 'asked',
    correctedBy: ['staff'],
    statuses: {
      asked: { label: 'Asked', tone: 'blue' },
      approved: { label: 'Approved', tone: 'green' },
      declined: { label: 'Declined', tone: 'red' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {
      approve: { label: 'Approve', from: ['asked', 'declined'], to: 'approved', roles: ['staff'] },
      decline: { label: 'Decline', from: ['asked'], to: 'declined', roles: ['staff'], next: [] },
      cancel: { label: 'Cancel', from: ['asked', 'approved'], to: 'cancelled', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'employee',
  avatar: { icon: 'calendar', shape: 'square' },
  page: '/workforce/absences/{hashcode}',
  access: officeOnly,
  naturalKey: ['employee', 'starts_on'],
  calendar: { from: 'starts_on', to: 'ends_on' },
  timeline: { from: 'starts_on', to: 'ends_on' },
  opensOn: { season: 'ends_on' },
  ordering: '-starts_on',
  importable: true,
});
