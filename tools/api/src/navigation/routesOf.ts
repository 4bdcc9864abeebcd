import type { CollectionName } from '@callboard/api-contract';
import type { Tenant } from '@callboard/api-contract/tenant';

/** A route of the app: the screen that it shows, of which collection, under which title. */
export interface NavigationRoute {
  name: string;
  path: string;
  component: string;
  meta: { title: string; collection: CollectionName };
}

/** The routes of a tenant beside those that every app has by itself (clause 2.33). */
export function routesOf({ labels, collections }: Tenant): NavigationRoute[] {
  const school = 'organizationStructures';
  return [
    ...pair('/events', 'events', labels.events, 'EventsCentre', 'EventProfile'),
    ...pair('/performances', 'performances', labels.performances, 'PerformancesList', 'PerformanceProfile'),
    ...pair('/entries', collections.entries, labels.entries, 'RecordList', 'EntryProfile'),
    ...pair(
      '/participants',
      collections.participants,
      labels.participants,
      'ParticipantsList',
      'ParticipantProfile',
    ),
    ...pair('/collaborators', collections.collaborators, labels.collaborators),
    ...pair('/venues', 'venues', { one: 'Venue', many: 'Venues' }, 'VenueCentre', 'VenueProfile'),
    ...pair('/spaces', 'spaces', labels.spaces, 'RecordList', 'SpaceProfile'),
    ...pair('/crm/individuals', 'individuals', labels.people),
    ...pair('/organisation/companies', school, labels.organisations),
    profile('/organisation/departments', school, { one: 'Department' }),
    ...pair('/regions', 'regions', { one: 'Region', many: 'Regions' }),
    ...pair('/users', 'users', { one: 'User', many: 'Users' }, 'RecordList', 'UserProfile'),
    ...pair(
      '/invitations',
      'userActivations',
      { one: 'Invitation', many: 'Invitations' },
      'RecordList',
      'InvitationProfile',
    ),
    ...pair('/tasks', 'tasks', { one: 'Task', many: 'Tasks' }, 'RecordList', 'TaskProfile'),
    ...pair('/answers', 'formInstances', { one: 'Answer', many: 'Answers' }, 'RecordList', 'AnswerProfile'),
    ...pair(
      '/task-forms',
      'formDefinitions',
      { one: 'Form', many: 'Forms' },
      'TaskFormsList',
      'TaskFormProfile',
    ),
    ...pair(
      '/task-templates',
      'taskTemplates',
      { one: 'Task template', many: 'Task templates' },
      'TaskTemplatesList',
      'TaskTemplateProfile',
    ),
    profile('/form-editions', 'formEditions', { one: 'Edition' }),
    ...pair(
      '/conversations',
      'conversations',
      { one: 'Conversation', many: 'Conversations' },
      'ConversationsList',
      'ConversationProfile',
    ),
    profile('/conversation-members', 'conversationMembers', { one: 'Member' }),
    profile('/messages', 'messages', { one: 'Message' }, 'MessageProfile'),
    ...pair('/tags', 'tags', { one: 'Tag', many: 'Tags' }),
    ...pair('/inventory', 'inventoryInstances', { one: 'Asset', many: 'Inventory' }),
    ...pair('/countries', 'countries', { one: 'Country', many: 'Countries' }),
  ];
}

/** The list of a collection and the page of one of its records. */
function pair(
  path: string,
  collection: CollectionName,
  word: { one: string; many: string },
  list = 'RecordList',
  profileScreen = 'RecordProfile',
): NavigationRoute[] {
  return [
    { name: word.many, path, component: list, meta: { title: word.many, collection } },
    profile(path, collection, word, profileScreen),
  ];
}

/** The page of one record. */
function profile(
  path: string,
  collection: CollectionName,
  { one }: { one: string },
  component = 'RecordProfile',
): NavigationRoute {
  return { name: one, path: `${path}/:hashcode`, component, meta: { title: one, collection } };
}
