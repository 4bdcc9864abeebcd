import { defineCollection } from '../../defineCollection';
import { boolean, datetime, integer, reference, select, text, textarea } from '../../fields/kinds';
import { saleLimits } from '../../booking/saleLimits';

const announced = [
  { field: 'status', in: ['scheduled', 'running', 'finished', 'postponed', 'cancelled'] },
] as const;
/** The shows of the events that a judge judges: the times of others are of no use to them. */
const judged = [
  { field: 'event', namedIn: [{ collection: 'stages', field: 'event' }], and: announced[0] },
] as const;

/** One dated showing or game of an event, in one space. */
export const performances = defineCollection({
  name: 'performances',
  path: 'callboard/performances',
  model: 'callboard.Performance',
  label: { one: 'Performance', many: 'Performances' },
  feature: 'performances',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', required: true, column: 'shown' }),
    venue: reference({ label: 'Venue', to: 'venues', required: true, column: 'shown' }),
    space: reference({ label: 'Space', to: 'spaces', required: true, within: 'venue', column: 'shown' }),
    starts_at: datetime({ label: 'Starts', required: true, column: 'shown', asksReason: true }),
    ends_at: datetime({ label: 'Ends', required: true, notBefore: 'starts_at', column: 'shown' }),
    session: select({
      label: 'Session',
      options: [
        { value: 'rehearsal', label: 'Rehearsal' },
        { value: 'matinee', label: 'Matinee' },
        { value: 'evening', label: 'Evening' },
        { value: 'game', label: 'Game' },
        { value: 'workshop', label: 'Workshop' },
      ],
    }),
    seats: integer({ label: 'Seats on sale', min: 0, max: 200_000 }),
    queue_size: integer({
      label: 'Queue: buyers at a time',
      min: 1,
      max: saleLimits.queueSize,
      serverOwned: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
      column: 'never',
    }),
    queue_lifted_at: datetime({
      label: 'Queue: everyone let in since',
      serverOwned: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
      column: 'never',
    }),
    on_foyer_screens: boolean({
      label: 'On foyer screens',
      description:
        'Everyone with the link can follow the night without signing in. Acts and schools are named, people are not.',
      filter: false,
      column: 'never',
    }),
    running_notes: textarea({ label: 'Running notes', readableBy: ['staff', 'judge'], column: 'never' }),
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      scheduled: { label: 'Scheduled', tone: 'blue' },
      running: { label: 'On now', tone: 'purple' },
      finished: { label: 'Finished', tone: 'green' },
      postponed: { label: 'Postponed', tone: 'yellow' },
      cancelled: { label: 'Cancelled', tone: 'red' },
    },
    transitions: {
      schedule: {
        label: 'Announce',
        from: ['planned', 'postponed'],
        to: 'scheduled',
        roles: ['staff'],
        next: [{ until: [{ field: 'starts_at' }] }],
        noticed: 'Everyone who signs in sees when and where it is.',
      },
      start: {
        label: 'Start',
        from: ['scheduled'],
        to: 'running',
        roles: ['staff'],
        next: [{ since: [{ field: 'starts_at', hours: -1 }] }],
      },
      finish: { label: 'Finish', from: ['running'], to: 'finished', roles: ['staff'] },
      postpone: {
        label: 'Postpone',
        from: ['scheduled'],
        to: 'postponed',
        roles: ['staff'],
        next: [],
        noticed: 'Everyone who signs in sees that it is postponed.',
      },
      cancel: {
        label: 'Cancel',
        from: ['planned', 'scheduled', 'postponed'],
        to: 'cancelled',
        roles: ['staff'],
        confirm: 'Its time in the space becomes free.',
      },
      restore: { label: 'Restore', from: ['cancelled'], to: 'planned', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'space',
  avatar: { icon: 'clock', shape: 'square' },
  isForReaders: true,
  page: '/performances/{hashcode}',
  access: {
    read: { staff: 'all', judge: judged, participant: announced, collaborator: announced },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  noOverlap: { by: 'space', from: 'starts_at', to: 'ends_at', unless: ['cancelled'] },
  calendar: { from: 'starts_at', to: 'ends_at' },
  opensOn: 'upcoming',
  ordering: 'starts_at',
  importable: true,
});
