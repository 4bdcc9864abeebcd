import type { NavigationModule, TenantWords } from './tenantNavigation';

/** The modules of a tenant, in its own words. */
export function modulesOf(words: TenantWords): NavigationModule[] {
  const { event, performance, entry, participant, person, organisation, space } = words;
  return [
    {
      code: 'events',
      name: event.many,
      icon: 'calendar',
      pages: [
        { code: 'events', name: event.many, collection: 'events', path: '/events' },
        { code: 'performances', name: performance.many, collection: 'performances', path: '/performances' },
      ],
    },
    {
      code: 'entries',
      name: entry.many,
      icon: entry.icon,
      pages: [
        { code: 'entries', name: entry.many, collection: entry.collection, path: '/entries' },
        {
          code: 'participants',
          name: participant.many,
          collection: participant.collection,
          path: '/participants',
        },
      ],
    },
    {
      code: 'venues',
      name: 'Venues',
      icon: 'venue',
      pages: [
        { code: 'venues', name: 'Venues', collection: 'venues', path: '/venues' },
        { code: 'spaces', name: space.many, collection: 'spaces', path: '/spaces' },
      ],
    },
    {
      code: 'tasks',
      name: 'Tasks',
      icon: 'checklist',
      pages: [
        { code: 'tasks', name: 'Tasks', collection: 'tasks', path: '/tasks' },
        { code: 'answers', name: 'Answers', collection: 'formInstances', path: '/answers' },
      ],
    },
    {
      code: 'people',
      name: person.many,
      icon: 'people',
      audience: ['staff'],
      pages: [
        { code: 'individuals', name: person.many, collection: 'individuals', path: '/crm/individuals' },
        {
          code: 'organisations',
          name: organisation.many,
          collection: 'organizationStructures',
          path: '/organisation/companies',
        },
      ],
    },
    {
      code: 'messages',
      name: 'Messages',
      icon: 'mail',
      pages: [
        { code: 'conversations', name: 'Conversations', collection: 'conversations', path: '/conversations' },
      ],
    },
    {
      code: 'setup',
      name: 'Setup',
      icon: 'cog',
      audience: ['staff'],
      pages: [
        { code: 'forms', name: 'Forms', collection: 'formDefinitions', path: '/task-forms' },
        {
          code: 'task_templates',
          name: 'Task templates',
          collection: 'taskTemplates',
          path: '/task-templates',
        },
        { code: 'inventory', name: 'Inventory', collection: 'inventoryInstances', path: '/inventory' },
        { code: 'tags', name: 'Tags', collection: 'tags', path: '/tags' },
        { code: 'regions', name: 'Regions', collection: 'regions', path: '/regions' },
        { code: 'users', name: 'Users', collection: 'users', path: '/users' },
        { code: 'invitations', name: 'Invitations', collection: 'userActivations', path: '/invitations' },
        { code: 'countries', name: 'Countries', collection: 'countries', path: '/countries' },
      ],
    },
  ];
}
