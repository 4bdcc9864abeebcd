import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, select, text } from '../../fields/kinds';
import { byEvent } from '../../dated.data';

/** Steps called by the one who runs the show: all readers of the performance follow them. Check-ins at the stage door are for staff. */
const called = [
  'ready',
  'start',
  'end',
  'skip',
  'no_show',
  'length',
  'swap',
  'hold',
  'release',
  'drive',
  'undo',
];
const ofPerformance = [{ field: 'performance', readable: true, and: { field: 'step', in: called } }] as const;
/** Which act it was is for those who run the show, and for its judges: the others see the times. */
const ofCrew = ['staff', 'judge'] as const;

/** Steps of the night of a performance, as the stage manager called them: an act begins, the show waits. They are only added to. */
export const showSteps = defineCollection({
  name: 'showSteps',
  path: 'callboard/show_steps',
  model: 'callboard.ShowStep',
  label: { one: 'Step of a show', many: 'Show log' },
  feature: 'scheduling',
  fields: {
    name: text({
      label: 'Time',
      description: 'On the clocks of the venue',
      required: true,
      max: 20,
      serverOwned: true,
      column: 'shown',
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, serverOwned: true }),
    performance: reference({
      label: 'Performance',
      to: 'performances',
      required: true,
      within: 'event',
      serverOwned: true,
      column: 'shown',
    }),
    step: select({
      label: 'Step',
      required: true,
      serverOwned: true,
      column: 'shown',
      options: [
        { value: 'ready', label: 'Ready in the wings', tone: 'blue' },
        { value: 'start', label: 'Start', tone: 'purple' },
        { value: 'end', label: 'End', tone: 'green' },
        { value: 'skip', label: 'Skipped', tone: 'neutral' },
        { value: 'no_show', label: 'Not here', tone: 'red' },
        { value: 'length', label: 'New length', tone: 'neutral' },
        { value: 'swap', label: 'Swapped', tone: 'neutral' },
        { value: 'here', label: 'Checked in', tone: 'green' },
        { value: 'missing', label: 'Missing', tone: 'red' },
        { value: 'hold', label: 'Hold', tone: 'yellow' },
        { value: 'release', label: 'Continue', tone: 'green' },
        { value: 'drive', label: 'Takes over', tone: 'neutral' },
        { value: 'undo', label: 'Undo', tone: 'neutral' },
      ],
    }),
    made_at: datetime({ label: 'Made', required: true, serverOwned: true, sort: true }),
    entry: reference({
      label: 'Entry',
      to: 'entries',
      serverOwned: true,
      readableBy: ofCrew,
      column: 'shown',
    }),
    item: reference({
      label: 'Item',
      to: 'timeSlots',
      within: 'event',
      serverOwned: true,
      readableBy: ofCrew,
      column: 'shown',
    }),
    other: reference({
      label: 'Swapped with',
      to: 'timeSlots',
      within: 'event',
      serverOwned: true,
      readableBy: ofCrew,
    }),
    minutes: integer({
      label: 'Minutes',
      description: 'How long a break takes now',
      min: 1,
      max: 180,
      serverOwned: true,
    }),
    participant: reference({
      label: 'Participant',
      to: 'participants',
      serverOwned: true,
      readableBy: ['staff'],
    }),
    undoes: reference({ label: 'Undoes', to: 'showSteps', serverOwned: true, readableBy: ofCrew }),
    made_by: reference({
      label: 'By',
      to: 'users',
      serverOwned: true,
      readableBy: ['staff'],
      column: 'shown',
    }),
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'clock', shape: 'square' },
  page: '/show-steps/{hashcode}',
  access: {
    read: { staff: 'all', judge: ofPerformance, participant: ofPerformance, collaborator: ofPerformance },
    create: {},
    update: {},
    remove: {},
  },
  created: 'show.stepped',
  never: ['create', 'update', 'remove'],
  partOf: 'performance',
  opensOn: { season: 'event' },
  ordering: '-made_at',
});
