import { defineTenant } from '@callboard/tenant';

/** Schools' stage performance: acts of a school, in ten minutes of stage time. */
export const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Ten minutes, one stage, the whole school watching.',
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
  labels: {
    spaces: { one: 'Stage', many: 'Stages' },
    entries: { one: 'Act', many: 'Acts' },
    participants: { one: 'Performer', many: 'Performers' },
    organisations: { one: 'School', many: 'Schools' },
  },
});
