import type { TenantNavigation } from './tenantNavigation';

/** Teams play games on courts. */
export const basketball: TenantNavigation = {
  name: 'Basketball',
  words: {
    event: { one: 'Round', many: 'Rounds' },
    performance: { one: 'Game', many: 'Games' },
    entry: { one: 'Team', many: 'Teams', icon: 'basketball', collection: 'submissionEntries' },
    participant: { one: 'Player', many: 'Players', collection: 'submissionParticipants' },
    collaborator: { one: 'Collaborator', many: 'Collaborators', collection: 'submissionCollaborators' },
    person: { one: 'Person', many: 'People' },
    organisation: { one: 'School', many: 'Schools' },
    space: { one: 'Court', many: 'Courts' },
  },
  features: { ticketing: false, scheduling: false, performances: true, milestones: false },
};
