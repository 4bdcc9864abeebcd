import type { CollectionName, Role } from '@callboard/api-contract';
import type { NavigationPage } from './tenantNavigation';

/** A module of the menu as it is declared. */
export interface MenuModule {
  code: string;
  /** Absent: it is called what its first page is. */
  name?: string;
  /** Absent: the tenant's own. */
  icon?: string;
  /** Roles that see it, besides admins; absent: everyone who reads what is in it. */
  audience?: readonly Role[];
  /** Collections, each under the tenant's word for it, and pages of another kind. */
  pages: readonly (CollectionName | NavigationPage)[];
}

/** The menu by job; the first page of a module is what it opens. */
export const menu: readonly MenuModule[] = [
  {
    code: 'events',
    icon: 'calendar',
    pages: [
      'events',
      'performances',
      {
        code: 'judging',
        name: 'Judging',
        collection: 'scoreSheets',
        path: '/judging',
        audience: ['judge'],
      },
      { code: 'tonight', name: 'Tonight', collection: 'showSteps', path: '/tonight', audience: ['staff'] },
    ],
  },
  { code: 'entries', pages: ['entries', 'participants'] },
  { code: 'venues', icon: 'venue', pages: ['venues', 'spaces'] },
  {
    code: 'contest',
    name: 'Contest',
    icon: 'star',
    audience: ['staff'],
    pages: ['stages', 'rubrics'],
  },
  { code: 'tasks', icon: 'checklist', pages: ['tasks', 'formInstances'] },
  {
    code: 'people',
    icon: 'people',
    audience: ['staff'],
    pages: ['individuals', 'organizationStructures'],
  },
  {
    code: 'messages',
    name: 'Messages',
    icon: 'mail',
    pages: ['announcements', 'resources', 'conversations'],
  },
  {
    code: 'learning',
    name: 'Learning',
    icon: 'sparkle',
    pages: [
      'mentors',
      {
        code: 'mentor_matching',
        name: 'Mentor matching',
        collection: 'mentors',
        path: '/mentors/matching',
        audience: ['staff'],
      },
      {
        code: 'my_creatives',
        name: 'My creatives',
        collection: 'mentors',
        path: '/my-creatives',
        audience: ['collaborator'],
      },
      'achievementInstances',
      'achievementTemplates',
      'microBadges',
      'achievementTypes',
      'creativeFields',
      'disciplines',
      'genders',
    ],
  },
  {
    code: 'office',
    name: 'Office',
    icon: 'users',
    audience: ['staff'],
    pages: [
      'reports',
      'employees',
      {
        code: 'departments',
        name: 'Departments',
        collection: 'organizationStructures',
        path: '/organisation/departments',
      },
      'shifts',
      'teams',
      'absences',
      'workDocuments',
      'suppliers',
      'relations',
      'contactNotes',
      'projects',
      'projectTasks',
      'milestones',
      'scheduleEvents',
    ],
  },
  {
    code: 'booking',
    name: 'Ticketing',
    icon: 'tag',
    audience: ['staff'],
    pages: [
      { code: 'box_office', name: 'Box office', collection: 'orders', path: '/booking/box-office' },
      'orders',
      'orderRequests',
      'tickets',
      'payments',
      'boxOfficeShifts',
      { code: 'door', name: 'Door', collection: 'tickets', path: '/door' },
      'seatMaps',
      'generalAdmissionDefinitions',
      'generalAdmissionGroups',
      'pricePlans',
      'performancePriceGroups',
      'seatPrices',
      'generalAdmissionPrices',
      'priceTypes',
      'waitingParties',
      'vouchers',
      'giftVouchers',
      'merchandiseLines',
      'seatMapCodes',
      'floorPlans',
    ],
  },
  {
    code: 'finance',
    name: 'Finance',
    icon: 'list',
    audience: ['staff'],
    pages: [
      'invoices',
      'creditNotes',
      'bookkeepingAccounts',
      'accountingEntries',
      'accountingDebitCredits',
      'taxes',
      'paymentMethods',
      'acceptedPaymentCards',
      'merchandise',
      'merchandiseGroups',
    ],
  },
  {
    code: 'setup',
    name: 'Setup',
    icon: 'cog',
    audience: ['staff'],
    pages: [
      'eligibilityRules',
      'decisionMails',
      'formDefinitions',
      'taskTemplates',
      'inventoryInstances',
      'inventoryReservations',
      'tags',
      'regions',
      'users',
      'accountRequests',
      'userActivations',
      'countries',
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
      'layouts',
      {
        code: 'settings',
        name: 'Settings and failed emails',
        path: '/admin/settings',
        audience: ['admin'],
      },
      { code: 'roles', name: 'Rights of roles', path: '/admin/roles', audience: ['admin'] },
    ],
  },
];
