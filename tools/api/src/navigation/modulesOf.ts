import type { Tenant } from '@callboard/api-contract/tenant';
import type { NavigationModule } from './tenantNavigation';

/** The modules of a tenant, by its own labels. */
export function modulesOf({ labels, collections, icon }: Tenant): NavigationModule[] {
  return [
    {
      code: 'events',
      name: labels.events.many,
      icon: 'calendar',
      pages: [
        { code: 'events', name: labels.events.many, collection: 'events', path: '/events' },
        {
          code: 'performances',
          name: labels.performances.many,
          collection: 'performances',
          path: '/performances',
        },
      ],
    },
    {
      code: 'entries',
      name: labels.entries.many,
      icon,
      pages: [
        { code: 'entries', name: labels.entries.many, collection: collections.entries, path: '/entries' },
        {
          code: 'participants',
          name: labels.participants.many,
          collection: collections.participants,
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
        { code: 'spaces', name: labels.spaces.many, collection: 'spaces', path: '/spaces' },
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
      name: labels.people.many,
      icon: 'people',
      audience: ['staff'],
      pages: [
        {
          code: 'individuals',
          name: labels.people.many,
          collection: 'individuals',
          path: '/crm/individuals',
        },
        {
          code: 'organisations',
          name: labels.organisations.many,
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
