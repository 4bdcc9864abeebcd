import { defineCollection } from '../../defineCollection';
import { reference, select } from '../../fields/kinds';
import {
  participantAccess,
  participantChanges,
  participantCore,
  participantLifecycle,
} from './participantCore.data';

/** A young creative in a project. */
export const launchpadParticipants = defineCollection({
  name: 'launchpadParticipants',
  path: 'launchpad/participants',
  model: 'launchpad.Participant',
  label: { one: 'Creative', many: 'Creatives' },
  tenants: ['launchpad'],
  fields: {
    ...participantCore,
    entry: reference({
      label: 'Project',
      to: 'launchpadEntries',
      required: true,
      within: 'event',
      writableBy: ['staff'],
      column: 'shown',
    }),
    part: select({
      label: 'Part',
      column: 'shown',
      options: [
        { value: 'lead', label: 'Lead' },
        { value: 'collaborator', label: 'Collaborator' },
        { value: 'performer', label: 'Performer' },
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
