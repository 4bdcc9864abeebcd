import type { CollectionName, Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Tenant } from '@callboard/api-contract/tenant';

/** A route of the app: the screen that it shows, of which collection, under which title. */
export interface NavigationRoute {
  name: string;
  path: string;
  component: string;
  meta: { title: string; collection: CollectionName };
  /** Who is served it, besides admins; absent: everyone who opens pages of the collection. */
  audience?: readonly Role[];
}

/** The routes of a tenant in addition to those that every app has (clause 2.33). */
export function routesOf({ labels }: Tenant): NavigationRoute[] {
  const school = 'organizationStructures';
  return [
    ...pair('/events', 'events', labels.events, 'EventsCentre', 'EventProfile'),
    ...pair('/performances', 'performances', labels.performances, 'PerformancesList', 'PerformanceProfile'),
    ...pair('/entries', 'entries', labels.entries, 'EntriesList', 'EntryProfile'),
    ...pair('/participants', 'participants', labels.participants, 'ParticipantsList', 'ParticipantProfile'),
    ...pair('/collaborators', 'collaborators', labels.collaborators),
    ...pair('/decision-mails', 'decisionMails', { one: 'Decision mail', many: 'Decision mails' }),
    ...pair(
      '/eligibility-rules',
      'eligibilityRules',
      { one: 'Eligibility rule', many: 'Eligibility rules' },
      'EligibilityRules',
      'EligibilityRuleProfile',
    ),
    ...pair('/stages', 'stages', collectionNamed('stages').label, 'RecordList', 'StageProfile'),
    ...pair('/rubrics', 'rubrics', collectionNamed('rubrics').label, 'RubricsList', 'RubricProfile'),
    ...pair(
      '/stage-entries',
      'stageEntries',
      collectionNamed('stageEntries').label,
      'RecordList',
      'ResultProfile',
    ),
    ...named('/panel-judges', 'panelJudges'),
    ...named('/score-sheets', 'scoreSheets'),
    ...named('/game-results', 'gameResults'),
    ...pair('/venues', 'venues', { one: 'Venue', many: 'Venues' }, 'VenueCentre', 'VenueProfile'),
    ...pair('/spaces', 'spaces', labels.spaces, 'RecordList', 'SpaceProfile'),
    ...pair('/crm/individuals', 'individuals', labels.people, 'RecordList', 'PersonProfile'),
    ...pair('/organisation/companies', school, labels.organisations, 'RecordList', 'OrganisationProfile'),
    ...forStaff(
      pair(
        '/organisation/departments',
        school,
        { one: 'Department', many: 'Departments' },
        'DepartmentsList',
        'DepartmentProfile',
      ),
    ),
    ...pair('/regions', 'regions', { one: 'Region', many: 'Regions' }),
    ...pair('/users', 'users', { one: 'User', many: 'Users' }, 'RecordList', 'UserProfile'),
    ...pair(
      '/invitations',
      'userActivations',
      { one: 'Invitation', many: 'Invitations' },
      'RecordList',
      'InvitationProfile',
    ),
    ...pair(
      '/account-requests',
      'accountRequests',
      { one: 'Account request', many: 'Account requests' },
      'RecordList',
      'AccountRequestProfile',
    ),
    ...forStaff(pair('/tasks', 'tasks', { one: 'Task', many: 'Tasks' }, 'RecordList', 'TaskProfile')),
    ...pair('/tasks', 'tasks', { one: 'Task', many: 'To do' }, 'ToDo', 'OwnTask'),
    {
      name: 'New answer',
      path: '/answers/new',
      component: 'NewAnswer',
      meta: { title: 'New answer', collection: 'formInstances' },
    },
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
    ...pair(
      '/admin/layouts',
      'layouts',
      { one: 'Composed page', many: 'Composed pages' },
      'RecordList',
      'LayoutProfile',
    ),
    profile('/form-editions', 'formEditions', { one: 'Edition' }),
    ...pair(
      '/conversations',
      'conversations',
      { one: 'Conversation', many: 'Conversations' },
      'Messaging',
      'Messaging',
    ),
    {
      name: 'Conversation details',
      path: '/conversations/:hashcode/details',
      component: 'ConversationProfile',
      meta: { title: 'Conversation', collection: 'conversations' },
    },
    {
      name: 'Reported messages',
      path: '/message-reports',
      component: 'MessageReports',
      meta: { title: 'Reported messages', collection: 'messages' },
      audience: ['staff'],
    },
    profile('/conversation-members', 'conversationMembers', { one: 'Member' }),
    profile('/report-receivers', 'reportReceivers', { one: 'Receiver of a report' }),
    profile('/saved-views', 'savedViews', { one: 'Saved view' }),
    profile('/messages', 'messages', { one: 'Message' }, 'MessageProfile'),
    ...pair(
      '/announcements',
      'announcements',
      { one: 'Announcement', many: 'Announcements' },
      'Announcements',
      'AnnouncementProfile',
    ),
    profile('/announcement-targets', 'announcementTargets', { one: 'Target of an announcement' }),
    profile('/announcement-receivers', 'announcementReceivers', { one: 'Receiver' }),
    ...pair(
      '/resources',
      'resources',
      { one: 'Resource', many: 'Resources' },
      'ResourcesList',
      'ResourceProfile',
    ),
    profile('/resource-targets', 'resourceTargets', { one: 'Target of a resource' }),
    profile('/resource-versions', 'resourceVersions', { one: 'Earlier version' }),
    ...pair('/tags', 'tags', { one: 'Tag', many: 'Tags' }),
    ...pair('/inventory', 'inventoryInstances', { one: 'Asset', many: 'Inventory' }, 'InventoryList'),
    ...pair('/countries', 'countries', { one: 'Country', many: 'Countries' }),
    ...named('/workforce/employees', 'employees'),
    ...named('/workforce/absences', 'absences'),
    ...named('/workforce/documents', 'workDocuments'),
    ...named('/organisation/teams', 'teams'),
    ...named('/crm/companies', 'suppliers'),
    ...named('/crm/relations', 'relations'),
    ...named('/crm/notes', 'contactNotes'),
    ...named('/projects', 'projects'),
    ...named('/milestones', 'milestones'),
    {
      name: 'New report',
      path: '/reports/new',
      component: 'ReportPage',
      meta: { title: 'New report', collection: 'reports' },
    },
    ...pair('/reports', 'reports', { one: 'Report', many: 'Reports' }, 'ReportsList', 'ReportPage'),
    ...named('/project-tasks', 'projectTasks'),
    ...named('/shifts', 'shifts'),
    ...named('/schedule', 'scheduleEvents'),
    ...named('/time-slots', 'timeSlots'),
    ...named('/show-steps', 'showSteps'),
    ...named('/inventory-reservations', 'inventoryReservations'),
    ...named('/task-template-associations', 'taskTemplateAssociations'),
    ...named('/finance/accounts', 'bookkeepingAccounts'),
    ...named('/finance/entries', 'accountingEntries'),
    ...named('/finance/debit-credits', 'accountingDebitCredits'),
    ...pair(
      '/finance/invoices',
      'invoices',
      collectionNamed('invoices').label,
      'RecordList',
      'InvoiceProfile',
    ),
    ...pair(
      '/finance/credit-notes',
      'creditNotes',
      collectionNamed('creditNotes').label,
      'RecordList',
      'CreditNoteProfile',
    ),
    ...named('/finance/taxes', 'taxes'),
    ...named('/finance/payment-methods', 'paymentMethods'),
    ...named('/finance/cards', 'acceptedPaymentCards'),
    ...named('/finance/merchandise-groups', 'merchandiseGroups'),
    ...named('/finance/merchandise', 'merchandise'),
    ...pair(
      '/booking/floor-plans',
      'floorPlans',
      collectionNamed('floorPlans').label,
      'RecordList',
      'FloorPlanProfile',
    ),
    profile('/booking/floor-plan-versions', 'floorPlanVersions', { one: 'Version of a floor plan' }),
    ...named('/booking/seat-types', 'seatMapCodes', 'SeatTypes'),
    ...pair(
      '/booking/seat-maps',
      'seatMaps',
      collectionNamed('seatMaps').label,
      'RecordList',
      'SeatMapProfile',
    ),
    {
      name: 'Box office',
      path: '/booking/box-office',
      component: 'BoxOffice',
      meta: { title: 'Box office', collection: 'orders' },
    },
    ...pair('/booking/orders', 'orders', collectionNamed('orders').label, 'OrdersList', 'OrderProfile'),
    ...named('/booking/tickets', 'tickets'),
    ...named('/booking/payments', 'payments'),
    ...named('/booking/general-admission', 'generalAdmissionDefinitions', 'GATicketTypesList'),
    ...named('/booking/general-admission-groups', 'generalAdmissionGroups'),
    ...named('/booking/general-admission-prices', 'generalAdmissionPrices'),
    ...named('/booking/price-types', 'priceTypes', 'PriceTypesList'),
    ...named('/booking/pricing-templates', 'pricePlans', 'PricingTemplateList'),
    ...named('/booking/price-groups', 'performancePriceGroups'),
    ...named('/booking/seat-prices', 'seatPrices'),
    ...named('/booking/vouchers', 'vouchers'),
    ...named('/booking/merchandise', 'merchandiseLines'),
    ...pair(
      '/booking/requests',
      'orderRequests',
      collectionNamed('orderRequests').label,
      'RecordList',
      'OrderRequestProfile',
    ),
    ...pair(
      '/booking/waiting-list',
      'waitingParties',
      collectionNamed('waitingParties').label,
      'RecordList',
      'WaitingPartyProfile',
    ),
    ...['/door', '/door/:performance'].map((path) => ({
      name: 'Door',
      path,
      component: 'DoorScreen',
      meta: { title: 'Door', collection: 'tickets' as const },
    })),
    ...named('/genders', 'genders'),
    ...named('/creative-fields', 'creativeFields'),
    ...named('/disciplines', 'disciplines'),
    ...named('/mentors', 'mentors'),
    ...named('/micro-badges', 'microBadges'),
    ...named('/achievement-types', 'achievementTypes'),
    ...named('/achievement-templates', 'achievementTemplates'),
    ...named('/achievements', 'achievementInstances'),
  ];
}

/** Screens for those who run things. */
function forStaff(routes: readonly NavigationRoute[]): NavigationRoute[] {
  return routes.map((route) => ({ ...route, audience: ['staff'] }));
}

/** The same for a collection whose pages are called what it is called itself. */
function named(path: string, collection: CollectionName, list?: string): NavigationRoute[] {
  return pair(path, collection, collectionNamed(collection).label, list);
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
