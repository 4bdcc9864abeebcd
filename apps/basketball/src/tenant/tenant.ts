import type { TenantFacts } from '@callboard/api-contract/tenant';

/** A season of games: teams of a grade on the courts of an event. */
export const tenant: TenantFacts = {
  code: 'basketball',
  name: 'Basketball',
  tagline: 'Every game, every court, on time for tip-off.',
  colours: { brand: '#b04505', accent: '#1f5196' },
  icon: 'basketball',
  labels: {
    events: { one: 'Round', many: 'Rounds' },
    performances: { one: 'Game', many: 'Games' },
    spaces: { one: 'Court', many: 'Courts' },
    entries: { one: 'Team', many: 'Teams' },
    participants: { one: 'Player', many: 'Players' },
    organisations: { one: 'School', many: 'Schools' },
  },
  // Both teams of a game play at the same time: no entry has a time slot.
  features: { scheduling: false },
  contact: { email: 'tickets@basketball.example' },
};
