import { defineCollection } from '../../defineCollection';
import { reference, select } from '../../fields/kinds';
import {
  participantAccess,
  participantChanges,
  participantCore,
  participantLifecycle,
} from './participantCore.data';

/** A musician in a band. */
export const rockquestParticipants = defineCollection({
  name: 'rockquestParticipants',
  path: 'rockquest/participants',
  model: 'rockquest.Participant',
  label: { one: 'Musician', many: 'Musicians' },
  tenants: ['rockquest'],
  fields: {
    ...participantCore,
    entry: reference({
      label: 'Band',
      to: 'rockquestEntries',
      required: true,
      within: 'event',
      writableBy: ['staff'],
      column: 'shown',
    }),
    part: select({
      label: 'Instrument',
      column: 'shown',
      options: [
        { value: 'vocals', label: 'Vocals' },
        { value: 'guitar', label: 'Guitar' },
        { value: 'bass', label: 'Bass' },
        { value: 'drums', label: 'Drums' },
        { value: 'keys', label: 'Keys' },
        { value: 'other', label: 'Other' },
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
