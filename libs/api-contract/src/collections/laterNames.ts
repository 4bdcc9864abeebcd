import type { laterCollections } from './laterCollections';

/** The later collections by name alone, so that a page knows of them before it has them. */
export const laterNames = [
  'conversationMembers',
  'conversations',
  'countries',
  'formDefinitions',
  'formEditions',
  'formInstances',
  'inventoryInstances',
  'launchpadEntries',
  'launchpadParticipants',
  'messages',
  'rockquestEntries',
  'rockquestParticipants',
  'showquestEntries',
  'showquestParticipants',
  'submissionEntries',
  'submissionParticipants',
  'tags',
  'tasks',
  'taskTemplates',
  'userActivations',
  'users',
] as const satisfies readonly (keyof typeof laterCollections)[];
