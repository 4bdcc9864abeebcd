import { defineCollection } from '../../defineCollection';
import { datetime, reference, select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** An appointment of the office (clause 3.23): a meeting, a site visit, a training, bump-in. */
export const scheduleEvents = defineCollection({
  name: 'scheduleEvents',
  path: 'schedule/events',
  model: 'schedule.ScheduleEvent',
  label: { one: 'Appointment', many: 'Appointments' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'meeting', label: 'Meeting', tone: 'blue' },
        { value: 'site_visit', label: 'Site visit', tone: 'purple' },
        { value: 'training', label: 'Training', tone: 'yellow' },
        { value: 'bump_in', label: 'Bump-in', tone: 'green' },
        { value: 'bump_out', label: 'Bump-out', tone: 'green' },
        { value: 'deadline', label: 'Deadline', tone: 'red' },
      ],
    }),
    starts_at: datetime({ label: 'Starts', required: true, column: 'shown' }),
    ends_at: datetime({ label: 'Ends', required: true, notBefore: 'starts_at', column: 'shown' }),
    organiser: reference({ label: 'Organiser', to: 'employees', column: 'shown' }),
    team: reference({ label: 'Team', to: 'teams' }),
    event: reference({ label: 'Event', to: 'events' }),
    project: reference({ label: 'Project', to: 'projects' }),
    venue: reference({ label: 'Venue', to: 'venues', column: 'shown' }),
    space: reference({ label: 'Space', to: 'spaces', within: 'venue' }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'blue' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {
      cancel: { label: 'Cancel', from: ['planned'], to: 'cancelled', roles: ['staff'], next: [] },
      restore: { label: 'Restore', from: ['cancelled'], to: 'planned', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'venue',
  avatar: { icon: 'calendar', shape: 'square' },
  page: '/schedule/{hashcode}',
  access: officeOnly,
  calendar: { from: 'starts_at', to: 'ends_at' },
  opensOn: 'upcoming',
  ordering: 'starts_at',
  importable: true,
});
