import type { TenantFacts } from '@callboard/api-contract/tenant';

/** Creative development: a year's path of a young creative's project with a mentor. */
export const tenant: TenantFacts = {
  code: 'launchpad',
  name: 'Launchpad',
  tagline: 'Bring the idea. Leave with lift-off.',
  colours: { brand: '#5636c9', accent: '#b0391a' },
  icon: 'sparkle',
  labels: {
    events: { one: 'Programme', many: 'Programmes' },
    performances: { one: 'Workshop', many: 'Workshops' },
    spaces: { one: 'Studio', many: 'Studios' },
    entries: { one: 'Project', many: 'Projects' },
    participants: { one: 'Creative', many: 'Creatives' },
    people: { one: 'Mentor', many: 'Mentors' },
    organisations: { one: 'School', many: 'Schools' },
  },
  features: { milestones: true },
  activation: 'login',
  contact: { email: 'events@launchpad.example' },
};
