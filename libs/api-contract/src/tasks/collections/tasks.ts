import { defineCollection } from '../../defineCollection';
import { boolean, date, integer, reference, select, text, textarea } from '../../fields/kinds';
import { ownEvents } from '../../entries/ownEvents.data';
import { anchorOptions, audienceOptions, maxDays, priorityOptions } from '../taskFields.data';
import { byEvent } from '../../dated.data';

const forEntrants = [
  { field: 'event', linkedBy: ownEvents, and: { field: 'audience', in: ['participant'] } },
] as const;

/**
 * Something that is to be done for an event by a day. A task with an anchor has its day from the event's, whenever that moves; one
 * without keeps the day that it was given.
 */
export const tasks = defineCollection({
  name: 'tasks',
  path: 'callboard/tasks',
  tenantAliases: {
    showquest: ['showquest/tasks', 'showquest/task/tasks'],
    rockquest: ['rockquest/tasks', 'rockquest/task/tasks'],
  },
  model: 'callboard.Task',
  label: { one: 'Task', many: 'Tasks' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    due_on: date({
      label: 'Due',
      column: 'shown',
      dueIn: ['open'],
      description: 'Set automatically when it is counted from a day of the event',
    }),
    priority: select({
      label: 'Priority',
      options: priorityOptions,
      filter: true,
      column: 'shown',
      display: 'priority',
    }),
    event: reference({
      label: 'Event',
      ...byEvent,
      required: true,
      immutable: true,
      column: 'shown',
      display: 'model-title',
    }),
    instructions: textarea({ label: 'What to do' }),
    audience: select({
      label: 'For',
      required: true,
      options: audienceOptions,
      column: 'shown',
      isSetup: true,
    }),
    per_entry: boolean({
      label: 'One answer for each entry',
      description: 'Anyone with two entries answers twice',
      isSetup: true,
    }),
    in_entering: boolean({
      label: 'Asked while entering',
      description: 'Its form is a step of entering, and an entry is submitted with it',
      isSetup: true,
    }),
    form: reference({
      label: 'Form',
      to: 'formDefinitions',
      column: 'shown',
      display: 'model-title',
      isSetup: true,
    }),
    anchor: select({ label: 'Counted from', options: anchorOptions, isSetup: true }),
    days: integer({
      label: 'Days after',
      min: -maxDays,
      max: maxDays,
      unit: 'days',
      description: 'Before it: -14 is two weeks before',
      isSetup: true,
    }),
    template: reference({ label: 'Template', to: 'taskTemplates', serverOwned: true, readableBy: ['staff'] }),
  },
  created: 'task.given',
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'To do', tone: 'blue' },
      done: { label: 'Done', tone: 'green' },
      skipped: { label: 'Not needed', tone: 'neutral' },
    },
    transitions: {
      complete: {
        label: 'Mark as done',
        from: ['open'],
        to: 'done',
        roles: ['staff'],
        // Until its day, a task of the entrants is theirs to do; a form is done by filling it in.
        next: [
          { where: { field: 'audience', in: ['staff'] }, without: 'form' },
          { where: { field: 'audience', in: ['participant'] }, since: [{ field: 'due_on', days: 1 }] },
        ],
      },
      skip: { label: 'Not needed', from: ['open'], to: 'skipped', roles: ['staff'] },
      open: { label: 'Open again', from: ['done', 'skipped'], to: 'open', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'event',
  avatar: { icon: 'checklist', shape: 'square' },
  isForReaders: true,
  page: '/tasks/{hashcode}',
  access: {
    read: { staff: 'all', participant: forEntrants },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  distinct: [{ fields: ['event', 'template'] }],
  opensOn: { season: 'event' },
  ordering: 'due_on',
});
