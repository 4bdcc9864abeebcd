import { defineCollection } from '../../defineCollection';
import { date, duration, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** A piece of work of a project, for one person. What schools and judges have to do is a task of an event instead. */
export const projectTasks = defineCollection({
  name: 'projectTasks',
  path: 'project/tasks',
  model: 'project.Task',
  label: { one: 'Project task', many: 'Project tasks' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    project: reference({ label: 'Project', to: 'projects', required: true, column: 'shown' }),
    milestone: reference({ label: 'Milestone', to: 'milestones', within: 'project', column: 'shown' }),
    assignee: reference({ label: 'Assigned to', to: 'employees', column: 'shown' }),
    priority: select({
      label: 'Priority',
      display: 'priority',
      column: 'shown',
      options: [
        { value: 'high', label: 'High', tone: 'red' },
        { value: 'medium', label: 'Medium', tone: 'yellow' },
        { value: 'low', label: 'Low', tone: 'neutral' },
      ],
    }),
    starts_on: date({ label: 'Starts', sort: true }),
    due_on: date({
      label: 'Due',
      notBefore: 'starts_on',
      sort: true,
      column: 'shown',
      dueIn: ['to_do', 'doing', 'blocked'],
    }),
    estimate: duration({ label: 'Estimate', sort: false, filter: false }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'to_do',
    correctedBy: ['staff'],
    statuses: {
      to_do: { label: 'To do', tone: 'neutral' },
      doing: { label: 'In progress', tone: 'blue' },
      blocked: { label: 'Blocked', tone: 'red' },
      done: { label: 'Done', tone: 'green' },
    },
    transitions: {
      start: { label: 'Start', from: ['to_do', 'blocked'], to: 'doing', roles: ['staff'] },
      block: { label: 'Mark blocked', from: ['to_do', 'doing'], to: 'blocked', roles: ['staff'], next: [] },
      finish: { label: 'Mark done', from: ['to_do', 'doing'], to: 'done', roles: ['staff'] },
      reopen: { label: 'Reopen', from: ['done'], to: 'to_do', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'project',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/project-tasks/{hashcode}',
  access: officeOnly,
  naturalKey: ['project', 'name'],
  calendar: { from: 'due_on' },
  timeline: { from: 'starts_on', to: 'due_on' },
  ordering: 'due_on',
  importable: true,
});
