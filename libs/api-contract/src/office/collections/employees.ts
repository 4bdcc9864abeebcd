import { defineCollection } from '../../defineCollection';
import { date, email, integer, phone, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { departmentField } from '../departmentField.data';

/** A person who works for the tenant, paid or not: what clause 2.22 shows. */
export const employees = defineCollection({
  name: 'employees',
  path: 'corporation/employees',
  model: 'corporation.Employee',
  label: { one: 'Employee', many: 'Employees' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    individual: reference({ label: 'Person', to: 'individuals', description: 'Their record in People' }),
    number: text({ label: 'Number', max: 40, search: true, filter: true, sort: true }),
    position: text({ label: 'Position', max: 120, search: true, filter: true, sort: true, column: 'shown' }),
    department: departmentField,
    team: reference({ label: 'Team', to: 'teams', column: 'shown' }),
    manager: reference({ label: 'Reports to', to: 'employees', column: 'shown' }),
    employment: select({
      label: 'Employment',
      column: 'shown',
      options: [
        { value: 'permanent', label: 'Permanent' },
        { value: 'fixed_term', label: 'Fixed term' },
        { value: 'casual', label: 'Casual' },
        { value: 'contractor', label: 'Contractor' },
        { value: 'volunteer', label: 'Volunteer' },
      ],
    }),
    email: email({ label: 'Work email', max: 254, search: true }),
    phone: phone({ label: 'Work phone', max: 40 }),
    starts_on: date({ label: 'First day', sort: true }),
    ends_on: date({ label: 'Last day', notBefore: 'starts_on', sort: true }),
    hours_per_week: integer({ label: 'Hours a week', min: 0, max: 80, unit: 'hours' }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'onboarding',
    correctedBy: ['staff'],
    statuses: {
      onboarding: { label: 'Onboarding', tone: 'blue' },
      onboarded: { label: 'Onboarded', tone: 'green' },
      on_leave: { label: 'On leave', tone: 'yellow' },
      left: { label: 'Left', tone: 'neutral' },
    },
    transitions: {
      finish_onboarding: {
        label: 'Finish onboarding',
        from: ['onboarding'],
        to: 'onboarded',
        roles: ['staff'],
      },
      go_on_leave: { label: 'Go on leave', from: ['onboarded'], to: 'on_leave', roles: ['staff'], next: [] },
      come_back: { label: 'Come back', from: ['on_leave'], to: 'onboarded', roles: ['staff'] },
      leave: {
        label: 'Leave',
        from: ['onboarding', 'onboarded', 'on_leave'],
        to: 'left',
        roles: ['staff'],
        next: [],
      },
      rehire: { label: 'Rehire', from: ['left'], to: 'onboarding', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'position',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/workforce/employees/{hashcode}',
  access: officeOnly,
  naturalKey: ['name', 'number'],
  distinct: [{ fields: ['number'] }],
  above: 'manager',
  rules: { employees_above: 'managerBelow' },
  people: true,
  ordering: 'name',
  importable: true,
});
