import { defineCollection } from '../../defineCollection';
import { boolean, integer, reference, select, text, textarea } from '../../fields/kinds';
import { anchorOptions, audienceOptions, maxDays } from '../taskFields.data';

/** A task that comes back with every event: its day is counted from a day of the event, and moves with it. */
export const taskTemplates = defineCollection({
  name: 'taskTemplates',
  path: 'task/templates',
  model: 'task.Template',
  label: { one: 'Task template', many: 'Task templates' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    instructions: textarea({ label: 'What to do' }),
    audience: select({ label: 'For', required: true, options: audienceOptions, column: 'shown' }),
    per_entry: boolean({
      label: 'One answer for each entry',
      description: 'Anyone with two entries answers twice',
    }),
    in_entering: boolean({
      label: 'Asked while entering',
      description: 'Its form is a step of entering, and an entry is submitted with it',
    }),
    form: reference({
      label: 'Form',
      to: 'formDefinitions',
      description: 'The form to fill in for this task. Without one, the task is ticked off.',
      column: 'shown',
    }),
    anchor: select({ label: 'Counted from', required: true, options: anchorOptions, column: 'shown' }),
    days: integer({
      label: 'Days after',
      required: true,
      min: -maxDays,
      max: maxDays,
      unit: 'days',
      description: 'Before it: -14 is two weeks before',
      column: 'shown',
    }),
  },
  lifecycle: {
    initial: 'active',
    statuses: { active: { label: 'Active', tone: 'green' }, retired: { label: 'Retired', tone: 'neutral' } },
    transitions: {
      retire: { label: 'Retire', from: ['active'], to: 'retired', roles: ['staff'] },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'active', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'form',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/task-templates/{hashcode}',
  access: {
    read: { staff: 'all' },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  naturalKey: ['name'],
  ordering: 'name',
});
