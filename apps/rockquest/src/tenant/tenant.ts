import type { TenantFacts } from '@callboard/api-contract/tenant';

/** Schools' original music: bands, duos and soloists, from the heats to the national final. */
export const tenant: TenantFacts = {
  code: 'rockquest',
  name: 'Rockquest',
  tagline: 'Your song. Your band. Louder.',
  colours: { brand: '#222a04', accent: '#c01455' },
  icon: 'music',
  labels: {
    events: { one: 'Heat', many: 'Heats' },
    performances: { one: 'Show', many: 'Shows' },
    spaces: { one: 'Stage', many: 'Stages' },
    entries: { one: 'Band', many: 'Bands' },
    participants: { one: 'Musician', many: 'Musicians' },
    organisations: { one: 'School', many: 'Schools' },
  },
  contact: { email: 'tickets@rockquest.example' },
};
