import { defineTenant } from '@callboard/tenant';

/** Schools' original music: bands, duos and soloists, from the heats to the national final. */
export const tenant = defineTenant({
  code: 'rockquest',
  name: 'Rockquest',
  tagline: 'Your song. Your band. Louder.',
  collections: {
    entries: 'rockquestEntries',
    participants: 'rockquestParticipants',
    collaborators: 'rockquestCollaborators',
  },
  labels: {
    events: { one: 'Heat', many: 'Heats' },
    performances: { one: 'Show', many: 'Shows' },
    spaces: { one: 'Stage', many: 'Stages' },
    entries: { one: 'Band', many: 'Bands' },
    participants: { one: 'Musician', many: 'Musicians' },
    organisations: { one: 'School', many: 'Schools' },
  },
});
