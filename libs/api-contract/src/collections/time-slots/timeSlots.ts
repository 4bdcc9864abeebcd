import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, select, text, textarea } from '../../fields/kinds';
import { sessionsWithoutSlots } from '../performances/timeSlots';

const ofPerformance = [{ field: 'performance', readable: true }] as const;

/** What stands in the running order of a performance between the entries: an interval, a host on stage, the awards. */
export const timeSlots = defineCollection({
  name: 'timeSlots',
  path: 'callboard/time_slots',
  model: 'callboard.TimeSlot',
  label: { one: 'Item', many: 'Items of running orders' },
  feature: 'scheduling',
  fields: {
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'interval', label: 'Interval', tone: 'blue' },
        { value: 'host', label: 'MC', tone: 'purple' },
        { value: 'ceremony', label: 'Awards', tone: 'yellow' },
        { value: 'changeover', label: 'Changeover', tone: 'neutral' },
      ],
    }),
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', required: true, column: 'shown' }),
    performance: reference({ label: 'Performance', to: 'performances', within: 'event', column: 'shown' }),
    slot_starts_at: datetime({
      label: 'Time slot',
      description: 'Empty until it has a place in the running order',
      column: 'shown',
    }),
    minutes: integer({ label: 'Length', required: true, min: 1, max: 480, unit: 'minutes', column: 'shown' }),
    slot_ends_at: datetime({
      label: 'Time slot ends',
      serverOwned: true,
      derived: true,
      filter: false,
      sort: false,
    }),
    notes: textarea({ label: 'Notes', readableBy: ['staff', 'judge'], column: 'never' }),
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'clock', shape: 'square' },
  page: '/time-slots/{hashcode}',
  // As the performances that they stand in: to be seen once these are announced.
  access: {
    read: { staff: 'all', judge: ofPerformance, participant: ofPerformance, collaborator: ofPerformance },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  timeSlot: {
    in: 'performance',
    notIn: sessionsWithoutSlots,
    from: 'slot_starts_at',
    to: 'slot_ends_at',
    length: { own: 'minutes' },
    unless: [],
  },
  ordering: 'slot_starts_at',
});
