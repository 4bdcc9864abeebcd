import { defineTenant } from '@callboard/tenant';

/** Creative development: a year's path of a young creative's project with a mentor. */
export const tenant = defineTenant({
  code: 'launchpad',
  name: 'Launchpad',
  tagline: 'Bring the idea. Leave with lift-off.',
  collections: { entries: 'launchpadEntries', participants: 'launchpadParticipants' },
  labels: {
    events: { one: 'Programme', many: 'Programmes' },
    performances: { one: 'Session', many: 'Sessions' },
    spaces: { one: 'Studio', many: 'Studios' },
    entries: { one: 'Project', many: 'Projects' },
    participants: { one: 'Creative', many: 'Creatives' },
    people: { one: 'Person', many: 'Mentors & people' },
    organisations: { one: 'School', many: 'Schools' },
  },
  features: { milestones: true, scheduling: true, performances: true },
});
