import type { Tenant } from '@callboard/api-contract/tenant';
import type { NavigationModule } from './tenantNavigation';
import { ticketingModule } from './ticketingModule.data';

/** The modules of a tenant, by its own labels. */
export function modulesOf({ labels, icon }: Tenant): NavigationModule[] {
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
        { code: 'tonight', name: 'Tonight', collection: 'showSteps', path: '/tonight', audience: ['staff'] },
      ],
    },
    {
      code: 'entries',
      name: labels.entries.many,
      icon,
      pages: [
        { code: 'entries', name: labels.entries.many, collection: 'entries', path: '/entries' },
        {
          code: 'participants',
          name: labels.participants.many,
          collection: 'participants',
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
        { code: 'announcements', name: 'Announcements', collection: 'announcements', path: '/announcements' },
        { code: 'resources', name: 'Resources', collection: 'resources', path: '/resources' },
        { code: 'conversations', name: 'Conversations', collection: 'conversations', path: '/conversations' },
      ],
    },
    {
      code: 'learning',
      name: 'Learning',
      icon: 'sparkle',
      pages: [
        { code: 'mentors', name: 'Mentors', collection: 'mentors', path: '/mentors' },
        {
          code: 'achievements',
          name: 'Achievements reached',
          collection: 'achievementInstances',
          path: '/achievements',
        },
        {
          code: 'achievement_templates',
          name: 'Achievements on offer',
          collection: 'achievementTemplates',
          path: '/achievement-templates',
        },
        { code: 'micro_badges', name: 'Micro-badges', collection: 'microBadges', path: '/micro-badges' },
        {
          code: 'achievement_types',
          name: 'Achievement types',
          collection: 'achievementTypes',
          path: '/achievement-types',
        },
        {
          code: 'creative_fields',
          name: 'Creative fields',
          collection: 'creativeFields',
          path: '/creative-fields',
        },
        { code: 'disciplines', name: 'Disciplines', collection: 'disciplines', path: '/disciplines' },
        { code: 'genders', name: 'Genders', collection: 'genders', path: '/genders' },
      ],
    },
    {
      code: 'office',
      name: 'Office',
      icon: 'users',
      audience: ['staff'],
      pages: [
        { code: 'reports', name: 'Reports', collection: 'reports', path: '/reports' },
        { code: 'employees', name: 'Employees', collection: 'employees', path: '/workforce/employees' },
        {
          code: 'departments',
          name: 'Departments',
          collection: 'organizationStructures',
          path: '/organisation/departments',
        },
        { code: 'shifts', name: 'Shifts', collection: 'shifts', path: '/shifts' },
        { code: 'teams', name: 'Teams', collection: 'teams', path: '/organisation/teams' },
        { code: 'absences', name: 'Absences', collection: 'absences', path: '/workforce/absences' },
        {
          code: 'work_documents',
          name: 'Work documents',
          collection: 'workDocuments',
          path: '/workforce/documents',
        },
        { code: 'suppliers', name: 'Suppliers', collection: 'suppliers', path: '/crm/companies' },
        { code: 'relations', name: 'Relations', collection: 'relations', path: '/crm/relations' },
        { code: 'contact_notes', name: 'Contact notes', collection: 'contactNotes', path: '/crm/notes' },
        { code: 'projects', name: 'Office projects', collection: 'projects', path: '/projects' },
        { code: 'project_tasks', name: 'Project tasks', collection: 'projectTasks', path: '/project-tasks' },
        { code: 'milestones', name: 'Milestones', collection: 'milestones', path: '/milestones' },
        { code: 'schedule', name: 'Appointments', collection: 'scheduleEvents', path: '/schedule' },
      ],
    },
    ticketingModule,
    {
      code: 'finance',
      name: 'Finance',
      icon: 'list',
      audience: ['staff'],
      pages: [
        { code: 'invoices', name: 'Invoices', collection: 'invoices', path: '/finance/invoices' },
        {
          code: 'credit_notes',
          name: 'Credit notes',
          collection: 'creditNotes',
          path: '/finance/credit-notes',
        },
        {
          code: 'bookkeeping_accounts',
          name: 'Bookkeeping accounts',
          collection: 'bookkeepingAccounts',
          path: '/finance/accounts',
        },
        {
          code: 'accounting_entries',
          name: 'Accounting entries',
          collection: 'accountingEntries',
          path: '/finance/entries',
        },
        {
          code: 'debit_credits',
          name: 'Debits and credits',
          collection: 'accountingDebitCredits',
          path: '/finance/debit-credits',
        },
        { code: 'taxes', name: 'Taxes', collection: 'taxes', path: '/finance/taxes' },
        {
          code: 'payment_methods',
          name: 'Payment methods',
          collection: 'paymentMethods',
          path: '/finance/payment-methods',
        },
        {
          code: 'payment_cards',
          name: 'Accepted cards',
          collection: 'acceptedPaymentCards',
          path: '/finance/cards',
        },
        { code: 'merchandise', name: 'Merchandise', collection: 'merchandise', path: '/finance/merchandise' },
        {
          code: 'merchandise_groups',
          name: 'Merchandise groups',
          collection: 'merchandiseGroups',
          path: '/finance/merchandise-groups',
        },
      ],
    },
    {
      code: 'setup',
      name: 'Setup',
      icon: 'cog',
      audience: ['staff'],
      pages: [
        {
          code: 'eligibility_rules',
          name: 'Eligibility rules',
          collection: 'eligibilityRules',
          path: '/eligibility-rules',
        },
        {
          code: 'decision_mails',
          name: 'Decision mails',
          collection: 'decisionMails',
          path: '/decision-mails',
        },
        { code: 'forms', name: 'Forms', collection: 'formDefinitions', path: '/task-forms' },
        {
          code: 'task_templates',
          name: 'Task templates',
          collection: 'taskTemplates',
          path: '/task-templates',
        },
        { code: 'inventory', name: 'Inventory', collection: 'inventoryInstances', path: '/inventory' },
        {
          code: 'inventory_reservations',
          name: 'Reservations',
          collection: 'inventoryReservations',
          path: '/inventory-reservations',
        },
        { code: 'tags', name: 'Tags', collection: 'tags', path: '/tags' },
        { code: 'regions', name: 'Regions', collection: 'regions', path: '/regions' },
        { code: 'users', name: 'Users', collection: 'users', path: '/users' },
        {
          code: 'account_requests',
          name: 'Account requests',
          collection: 'accountRequests',
          path: '/account-requests',
        },
        { code: 'invitations', name: 'Invitations', collection: 'userActivations', path: '/invitations' },
        { code: 'countries', name: 'Countries', collection: 'countries', path: '/countries' },
      ],
    },
    {
      code: 'admin',
      name: 'Administration',
      icon: 'apps',
      audience: ['staff'],
      pages: [
        { code: 'admin_landing', name: 'Admin Landing', path: '/admin/landing' },
        { code: 'admin_dashboard', name: 'Admin Dashboard', path: '/admin' },
        { code: 'admin_performance', name: 'Admin Performance', path: '/admin/performance' },
        { code: 'admin_booking', name: 'Admin Booking', path: '/admin/booking' },
        { code: 'admin_accounting', name: 'Admin Accounting', path: '/admin/accounting' },
        { code: 'layouts', name: 'Composed pages', collection: 'layouts', path: '/admin/layouts' },
        {
          code: 'settings',
          name: 'Settings and failed mails',
          path: '/admin/settings',
          audience: ['admin'],
        },
        { code: 'roles', name: 'Rights of roles', path: '/admin/roles', audience: ['admin'] },
      ],
    },
  ];
}
