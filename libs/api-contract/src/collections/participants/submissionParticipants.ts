import { defineCollection } from '../../defineCollection';
import { reference, select } from '../../fields/kinds';
import {
  participantAccess,
  participantChanges,
  participantCore,
  participantLifecycle,
} from './participantCore.data';

/** A player or official of a team. */
export const submissionParticipants = defineCollection({
  name: 'submissionParticipants',
  path: 'submission/participants',
  model: 'submission.Participant',
  label: { one: 'Player', many: 'Players' },
  tenants: ['basketball'],
  fields: {
    ...participantCore,
    entry: reference({
      label: 'Team',
      to: 'submissionEntries',
      required: true,
      within: 'event',
      writableBy: ['staff'],
      column: 'shown',
    }),
    part: select({
      label: 'Position',
      column: 'shown',
      options: [
        { value: 'guard', label: 'Guard' },
        { value: 'forward', label: 'Forward' },
        { value: 'centre', label: 'Centre' },
        { value: 'coach', label: 'Coach' },
        { value: 'manager', label: 'Manager' },
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
