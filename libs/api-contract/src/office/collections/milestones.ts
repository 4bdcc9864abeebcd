import { defineCollection } from '../../defineCollection';
import { date, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** Milestones of a project, each to be reached by a day. */
export const milestones = defineCollection({
  name: 'milestones',
  path: 'project/milestones',
  model: 'project.Milestone',
  label: { one: 'Milestone', many: 'Milestones' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    project: reference({ label: 'Project', to: 'projects', required: true, column: 'shown' }),
    due_on: date({ label: 'Due', required: true, sort: true, column: 'shown', dueIn: ['open'] }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'open',
    correctedBy: ['staff'],
    statuses: {
      open: { label: 'Open', tone: 'blue' },
      reached: { label: 'Reached', tone: 'green' },
      dropped: { label: 'Dropped', tone: 'neutral' },
    },
    transitions: {
      reach: { label: 'Mark reached', from: ['open'], to: 'reached', roles: ['staff'] },
      drop: { label: 'Drop', from: ['open'], to: 'dropped', roles: ['staff'], next: [] },
      reopen: { label: 'Reopen', from: ['reached', 'dropped'], to: 'open', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'project',
  avatar: { icon: 'star', shape: 'square' },
  page: '/milestones/{hashcode}',
  access: officeOnly,
  naturalKey: ['project', 'name'],
  calendar: { from: 'due_on' },
  timeline: { from: 'due_on' },
  opensOn: { season: 'due_on' },
  ordering: 'due_on',
  importable: true,
});
