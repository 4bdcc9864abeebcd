import type { TenantFacts } from '@callboard/api-contract/tenant';

/** Schools' stage performance: acts of a school, in ten minutes of stage time. */
export const tenant: TenantFacts = {
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Ten minutes, one stage, the whole school watching.',
  colours: { brand: '#a3123f', accent: '#8a5800' },
  icon: 'stage',
  labels: {
    spaces: { one: 'Stage', many: 'Stages' },
    entries: { one: 'Act', many: 'Acts' },
    participants: { one: 'Performer', many: 'Performers' },
    organisations: { one: 'School', many: 'Schools' },
  },
  features: { ticketing: true },
  contact: { email: 'tickets@showquest.example' },
};
