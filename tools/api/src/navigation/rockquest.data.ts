import type { TenantNavigation } from './tenantNavigation';

/** Bands play heats. */
export const rockquest: TenantNavigation = {
  name: 'Rockquest',
  words: {
    event: { one: 'Heat', many: 'Heats' },
    performance: { one: 'Show', many: 'Shows' },
    entry: { one: 'Band', many: 'Bands', icon: 'music', collection: 'rockquestEntries' },
    participant: { one: 'Musician', many: 'Musicians', collection: 'rockquestParticipants' },
    collaborator: { one: 'Collaborator', many: 'Collaborators', collection: 'rockquestCollaborators' },
    person: { one: 'Person', many: 'People' },
    organisation: { one: 'School', many: 'Schools' },
    space: { one: 'Stage', many: 'Stages' },
  },
  features: { ticketing: false, scheduling: true, performances: true, milestones: false },
};
