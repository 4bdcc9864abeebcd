import { defineCollection } from '../../defineCollection';
import { boolean, datetime, integer, reference, select, text, textarea } from '../../fields/kinds';
import { leftStatuses } from '../../entries/entryStatuses.data';
import { sessionsWithoutSlots } from '../../entries/timeSlots';
import { byEvent } from '../../dated.data';

/** Slots between appearances. */
const breaks = ['interval', 'host', 'ceremony', 'changeover'] as const;
/** Slots in which entries appear. */
const appearances = ['entry', 'game', 'rehearsal'] as const;

const ofPerformance = { field: 'performance', readable: true, and: { field: 'kind', in: breaks } } as const;
/** Participants and times are for those who read the entry. */
const ofEntry = { field: 'entry', readable: true, and: { field: 'kind', in: appearances } } as const;
const ofAway = { field: 'away', readable: true, and: { field: 'kind', in: ['game'] } } as const;
const readable = [ofPerformance, ofEntry, ofAway] as const;

/** Items in the running order of a performance: an entry that appears, once or several times, an interval, the awards. */
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
        { value: 'entry', label: 'Entry', tone: 'green' },
        { value: 'game', label: 'Game', tone: 'green' },
        { value: 'rehearsal', label: 'Rehearsal', tone: 'neutral' },
      ],
    }),
    // An entry that appears has the name of the entry, and a game that of its teams.
    name: text({
      label: 'Name',
      max: 160,
      search: true,
      sort: true,
      column: 'shown',
      when: { field: 'kind', in: [...breaks, 'rehearsal'] },
      neededWhen: { field: 'kind', in: [...breaks, 'rehearsal'] },
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, column: 'shown' }),
    entry: reference({
      label: 'Entry',
      description: 'In a game, the home team',
      to: 'entries',
      within: 'event',
      // An act that goes on stands in the final of another event too.
      canJoin: true,
      column: 'shown',
      when: { field: 'kind', in: appearances },
      neededWhen: { field: 'kind', in: ['entry', 'game'] },
    }),
    away: reference({
      label: 'Away team',
      to: 'entries',
      within: 'event',
      canJoin: true,
      differsFrom: 'entry',
      when: { field: 'kind', in: ['game'] },
      neededWhen: { field: 'kind', in: ['game'] },
    }),
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
    is_out: boolean({
      label: 'Its entry is not taking part',
      description: 'Declined or withdrawn: it is not in a running order',
      serverOwned: true,
      unlogged: true,
      filter: false,
      column: 'never',
    }),
    cues: textarea({
      label: 'Cue notes',
      description: 'For those who run the show: light, sound, who leads on',
      max: 1_000,
      readableBy: ['staff'],
      column: 'never',
    }),
    notes: textarea({ label: 'Notes', readableBy: ['staff', 'judge'], column: 'never' }),
  },
  title: ['name'],
  titledBy: 'entry',
  subtitle: 'performance',
  avatar: { icon: 'clock', shape: 'square' },
  page: '/time-slots/{hashcode}',
  access: {
    read: { staff: 'all', judge: readable, participant: readable, collaborator: readable },
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
    unless: leftStatuses,
    left: 'is_out',
  },
  opensOn: { season: 'event' },
  ordering: 'slot_starts_at',
});
