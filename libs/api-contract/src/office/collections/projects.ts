import { defineCollection } from '../../defineCollection';
import { date, integer, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { currency, maxMoney } from '../../fields/money.data';

/** Work with a beginning and an end, apart from the events: a new rule book, a tour, a season to set up. */
export const projects = defineCollection({
  name: 'projects',
  path: 'project/projects',
  model: 'project.Project',
  label: { one: 'Office project', many: 'Office projects' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    purpose: textarea({ label: 'Purpose', max: 2_000 }),
    owner: reference({ label: 'Owner', to: 'employees', column: 'shown' }),
    team: reference({ label: 'Team', to: 'teams', column: 'shown' }),
    event: reference({ label: 'Event', to: 'events' }),
    starts_on: date({ label: 'Starts', sort: true, column: 'shown' }),
    ends_on: date({
      label: 'Ends',
      notBefore: 'starts_on',
      sort: true,
      column: 'shown',
      dueIn: ['planned', 'running', 'on_hold'],
    }),
    budget: integer({ label: 'Budget', min: 0, max: maxMoney, currency: 'currency' }),
    currency,
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      running: { label: 'Running', tone: 'blue' },
      on_hold: { label: 'On hold', tone: 'yellow' },
      done: { label: 'Done', tone: 'green' },
      cancelled: { label: 'Cancelled', tone: 'red' },
    },
    transitions: {
      start: { label: 'Start', from: ['planned', 'on_hold'], to: 'running', roles: ['staff'] },
      hold: { label: 'Put on hold', from: ['running'], to: 'on_hold', roles: ['staff'], next: [] },
      finish: { label: 'Finish', from: ['running'], to: 'done', roles: ['staff'] },
      cancel: {
        label: 'Cancel',
        from: ['planned', 'running', 'on_hold'],
        to: 'cancelled',
        roles: ['staff'],
        next: [],
      },
      reopen: { label: 'Reopen', from: ['done', 'cancelled'], to: 'running', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'owner',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/projects/{hashcode}',
  access: officeOnly,
  naturalKey: ['name'],
  timeline: { from: 'starts_on', to: 'ends_on' },
  ordering: 'ends_on',
  importable: true,
});
