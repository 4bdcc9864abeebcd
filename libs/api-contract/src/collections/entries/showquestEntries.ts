import { defineCollection } from '../../defineCollection';
import { integer, select, text } from '../../fields/kinds';
import {
  entryAccess,
  entryCore,
  entryLifecycle,
  entryName,
  entrySlot,
  untilEntriesClose,
} from './entryCore.data';

/** An act of a school's team in the show competition. */
export const showquestEntries = defineCollection({
  name: 'showquestEntries',
  path: 'showquest/entries',
  model: 'showquest.Entry',
  label: { one: 'Act', many: 'Acts' },
  tenants: ['showquest'],
  fields: {
    name: entryName('Act'),
    section: select({
      label: 'Section',
      required: true,
      column: 'shown',
      options: [
        { value: 'junior', label: 'Junior' },
        { value: 'open', label: 'Open' },
        { value: 'wearable_art', label: 'Wearable art' },
      ],
    }),
    ...entryCore,
    theme: text({ label: 'Theme', max: 120, search: true }),
    live_musicians: integer({ label: 'Live musicians', min: 0, max: 10 }),
  },
  lifecycle: entryLifecycle,
  title: ['name'],
  subtitle: 'organisation',
  avatar: { icon: 'sparkle', shape: 'square' },
  page: '/entries/{hashcode}',
  access: entryAccess('showquestCollaborators'),
  changeable: untilEntriesClose,
  naturalKey: ['event', 'name', 'organisation'],
  timeSlot: entrySlot,
  ordering: 'name',
  importable: true,
});
