import { defineCollection } from '../../defineCollection';
import { date, integer, reference, text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** An artist who helps young creatives with their projects. */
export const mentors = defineCollection({
  name: 'mentors',
  path: 'launchpad/mentors',
  model: 'launchpad.Mentor',
  label: { one: 'Mentor', many: 'Mentors' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    individual: reference({ label: 'Person', to: 'individuals', readableBy: ['staff'] }),
    discipline: reference({ label: 'Discipline', to: 'disciplines', column: 'shown' }),
    region: reference({ label: 'Region', to: 'regions', column: 'shown' }),
    most_creatives: integer({
      label: 'Mentors at most',
      min: 0,
      max: 50,
      unit: 'creatives',
      column: 'shown',
      readableBy: ['staff'],
    }),
    checked_until: date({ label: 'Police check valid until', sort: true, readableBy: ['staff'] }),
    about: textarea({ label: 'About', max: 2_000 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'discipline',
  avatar: { icon: 'users', shape: 'circle' },
  isForReaders: true,
  page: '/mentors/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  people: true,
  ordering: 'name',
  importable: true,
});
