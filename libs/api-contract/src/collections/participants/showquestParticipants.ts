import { defineCollection } from '../../defineCollection';
import { reference, select } from '../../fields/kinds';
import {
  participantAccess,
  participantChanges,
  participantCore,
  participantLifecycle,
} from './participantCore.data';

/** A student or helper in an act. */
export const showquestParticipants = defineCollection({
  name: 'showquestParticipants',
  path: 'showquest/participants',
  model: 'showquest.Participant',
  label: { one: 'Performer', many: 'Performers' },
  tenants: ['showquest'],
  fields: {
    ...participantCore,
    entry: reference({
      label: 'Act',
      to: 'showquestEntries',
      required: true,
      within: 'event',
      writableBy: ['staff'],
      column: 'shown',
    }),
    part: select({
      label: 'Part',
      column: 'shown',
      options: [
        { value: 'performer', label: 'Performer' },
        { value: 'crew', label: 'Crew' },
        { value: 'musician', label: 'Musician' },
        { value: 'teacher', label: 'Teacher' },
      ],
    }),
  },
  lifecycle: participantLifecycle,
  title: ['name'],
  subtitle: 'entry',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/participants/{hashcode}',
  access: participantAccess,
  changeable: participantChanges,
  naturalKey: ['entry', 'name'],
  ordering: 'name',
  importable: true,
});
