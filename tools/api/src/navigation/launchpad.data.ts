import type { TenantNavigation } from './tenantNavigation';

/** Young creatives work on projects with mentors. */
export const launchpad: TenantNavigation = {
  name: 'Launchpad',
  words: {
    event: { one: 'Programme', many: 'Programmes' },
    performance: { one: 'Workshop', many: 'Workshops' },
    entry: { one: 'Project', many: 'Projects', icon: 'sparkle', collection: 'launchpadEntries' },
    participant: { one: 'Creative', many: 'Creatives', collection: 'launchpadParticipants' },
    collaborator: { one: 'Collaborator', many: 'Collaborators', collection: 'launchpadCollaborators' },
    person: { one: 'Mentor', many: 'Mentors' },
    organisation: { one: 'School', many: 'Schools' },
    space: { one: 'Studio', many: 'Studios' },
  },
  features: { ticketing: false, scheduling: true, performances: true, milestones: true },
};
