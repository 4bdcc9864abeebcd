import { defineCollection } from '../../defineCollection';
import { integer, reference, select, text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

/** A bookable part of a venue: a stage, a hall, a court. */
export const spaces = defineCollection({
  name: 'spaces',
  path: 'callboard/spaces',
  model: 'callboard.Space',
  label: { one: 'Space', many: 'Spaces' },
  fields: {
    name: text({ label: 'Name', required: true, max: 120, search: true, sort: true, column: 'shown' }),
    venue: reference({ label: 'Venue', to: 'venues', required: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'stage', label: 'Stage' },
        { value: 'hall', label: 'Hall' },
        { value: 'court', label: 'Court' },
        { value: 'studio', label: 'Studio' },
        { value: 'room', label: 'Room' },
      ],
    }),
    capacity: integer({
      label: 'Capacity',
      min: 0,
      max: 200_000,
      unit: 'people',
      filter: true,
      sort: true,
      column: 'shown',
    }),
    notes: textarea({ label: 'Notes' }),
  },
  title: ['name'],
  subtitle: 'venue',
  avatar: { icon: 'grip', shape: 'square' },
  pictures: { most: 6 },
  isForReaders: true,
  page: '/spaces/{hashcode}',
  access: managedByStaff,
  naturalKey: ['venue', 'name'],
  ordering: 'venue,name',
});
