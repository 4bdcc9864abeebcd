import { defineCollection } from '../../defineCollection';
import { select, text } from '../../fields/kinds';
import {
  entryAccess,
  entryCore,
  entryLifecycle,
  entryName,
  entrySlot,
  untilEntriesClose,
} from './entryCore.data';

/** A band, duo or soloist in the music competition. */
export const rockquestEntries = defineCollection({
  name: 'rockquestEntries',
  path: 'rockquest/entries',
  model: 'rockquest.Entry',
  label: { one: 'Band', many: 'Bands' },
  tenants: ['rockquest'],
  fields: {
    name: entryName('Band'),
    category: select({
      label: 'Category',
      required: true,
      column: 'shown',
      options: [
        { value: 'band', label: 'Band' },
        { value: 'duo', label: 'Duo' },
        { value: 'solo', label: 'Solo' },
      ],
    }),
    ...entryCore,
    song_title: text({ label: 'Original song', max: 160, search: true, column: 'shown' }),
    genre: text({ label: 'Genre', max: 60, filter: true }),
  },
  lifecycle: entryLifecycle,
  title: ['name'],
  subtitle: 'organisation',
  avatar: { icon: 'music', shape: 'square' },
  page: '/entries/{hashcode}',
  access: entryAccess('rockquestCollaborators'),
  changeable: untilEntriesClose,
  naturalKey: ['event', 'name', 'organisation'],
  timeSlot: entrySlot,
  ordering: 'name',
  importable: true,
});
