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

/** A young creative's project for a year of the programme. */
export const launchpadEntries = defineCollection({
  name: 'launchpadEntries',
  path: 'launchpad/entries',
  model: 'launchpad.Entry',
  label: { one: 'Project', many: 'Projects' },
  tenants: ['launchpad'],
  fields: {
    name: entryName('Project'),
    creative_field: select({
      label: 'Creative field',
      required: true,
      column: 'shown',
      options: [
        { value: 'music', label: 'Music' },
        { value: 'dance', label: 'Dance' },
        { value: 'theatre', label: 'Theatre' },
        { value: 'screen', label: 'Screen' },
        { value: 'visual_art', label: 'Visual art' },
        { value: 'writing', label: 'Writing' },
      ],
    }),
    ...entryCore,
    discipline: text({ label: 'Discipline', max: 80, filter: true, search: true, column: 'shown' }),
    mentor: text({ label: 'Mentor', max: 160, search: true, filter: true, column: 'shown' }),
    milestone: select({
      label: 'Milestone',
      column: 'shown',
      options: [
        { value: 'idea', label: 'Idea', tone: 'neutral' },
        { value: 'making', label: 'Making', tone: 'blue' },
        { value: 'sharing', label: 'Sharing', tone: 'purple' },
        { value: 'done', label: 'Done', tone: 'green' },
      ],
    }),
  },
  lifecycle: entryLifecycle,
  title: ['name'],
  subtitle: 'mentor',
  avatar: { icon: 'sparkle', shape: 'square' },
  page: '/entries/{hashcode}',
  access: entryAccess('launchpadCollaborators'),
  changeable: untilEntriesClose,
  naturalKey: ['event', 'name', 'organisation'],
  timeSlot: entrySlot,
  ordering: 'name',
  importable: true,
});
