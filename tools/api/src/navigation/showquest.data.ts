import type { TenantNavigation } from './tenantNavigation';

/** Schools perform acts on a stage. */
export const showquest: TenantNavigation = {
  name: 'Showquest',
  words: {
    event: { one: 'Event', many: 'Events' },
    performance: { one: 'Performance', many: 'Performances' },
    entry: { one: 'Act', many: 'Acts', icon: 'stage', collection: 'showquestEntries' },
    participant: { one: 'Performer', many: 'Performers', collection: 'showquestParticipants' },
    collaborator: { one: 'Collaborator', many: 'Collaborators', collection: 'showquestCollaborators' },
    person: { one: 'Person', many: 'People' },
    organisation: { one: 'School', many: 'Schools' },
    space: { one: 'Stage', many: 'Stages' },
  },
  features: { ticketing: false, scheduling: true, performances: true, milestones: false },
};
