import { defineCollection } from '../../defineCollection';
import { reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { departmentField } from '../departmentField.data';
import { untilRetired } from '../../lifecycles.data';

/** People who work together, across departments or within one. */
export const teams = defineCollection({
  name: 'teams',
  path: 'corporation/teams',
  model: 'corporation.Team',
  label: { one: 'Team', many: 'Teams' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    department: departmentField,
    lead: reference({ label: 'Lead', to: 'employees', column: 'shown' }),
    purpose: textarea({ label: 'Purpose', max: 1_000 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'department',
  avatar: { icon: 'people', shape: 'square' },
  page: '/organisation/teams/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
