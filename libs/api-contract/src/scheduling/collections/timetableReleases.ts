import { officeOnly } from '../../access.data';
import { byEvent } from '../../dated.data';
import { defineCollection } from '../../defineCollection';
import { boolean, document, reference, select, text } from '../../fields/kinds';
import { versionNumber } from '../../fields/versionNumber';
import { timetableLimits, timetableSchema } from '../timetable';

/** Options of who is notified of a release. */
export const notifiedOptions = [
  { value: 'no_one', label: 'No one' },
  { value: 'changed', label: 'Those whose times changed' },
  { value: 'all', label: 'Everyone with a time' },
] as const;

/** A timetable as it was released once. It never changes, so that what was announced can always be shown. */
export const timetableReleases = defineCollection({
  name: 'timetableReleases',
  path: 'schedule/timetable_releases',
  model: 'schedule.TimetableRelease',
  label: { one: 'Released timetable', many: 'Released timetables' },
  feature: 'scheduling',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, serverOwned: true, column: 'shown' }),
    event: reference({ label: 'Event', ...byEvent, required: true, serverOwned: true, column: 'shown' }),
    number: versionNumber,
    notified: select({
      label: 'Who was notified',
      required: true,
      serverOwned: true,
      options: notifiedOptions,
      column: 'shown',
    }),
    is_public: boolean({
      label: 'Everyone can read it',
      serverOwned: true,
      filter: false,
      column: 'shown',
    }),
    content: document({
      label: 'Timetable',
      schema: timetableSchema,
      maxBytes: timetableLimits.bytes,
      example: { performances: [], items: [] },
      required: true,
      serverOwned: true,
    }),
  },
  title: ['name'],
  subtitle: 'event',
  avatar: { icon: 'calendar', shape: 'square' },
  page: '/timetable-releases/{hashcode}',
  access: { read: officeOnly.read, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['event', 'number'] }],
  ordering: '-number',
});
