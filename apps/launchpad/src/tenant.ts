import { defineTenant } from '@callboard/tenant';

/** Creative development: a year's path of a young creative's project with a mentor. */
export const tenant = defineTenant({
  code: 'launchpad',
  name: 'Launchpad',
  tagline: 'Bring the idea. Leave with lift-off.',
  collections: {
    entries: 'launchpadEntries',
    participants: 'launchpadParticipants',
    collaborators: 'launchpadCollaborators',
  },
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
});
