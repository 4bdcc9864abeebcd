import type { CollectionName } from './collectionName';

/**
 * How the records of a collection belong to regions and events, for roles that are limited to some of them.
 *
 * `place`: a record is reached by one of its references, by the records that name it, by being the reader's own, or, where it
 * names no place at all and `ifNone` is set, by everyone; such a one is changed only by those without limits.
 * `all`: everyone reads it, and only those without limits change it.
 * `own`: it has no place, and its own rules decide whose it is.
 */
export type Reach =
  | {
      kind: 'place';
      /** References that lead to a place: one is filled, and of those that are each leads into the scope. */
      through: readonly string[];
      /** References of references to regions, as `organisation.region`, each of which is enough. */
      byRegionOf?: readonly string[];
      /**
       * References of other collections to this one, as `collection.field`: being named by a record that is reached is enough to be read,
       * and to be changed where that is stated here.
       */
      namedBy?: Readonly<Record<`${CollectionName}.${string}`, 'read' | 'change'>>;
      /** Also read, and not changed, with the record that this reference names. */
      readWith?: string;
      /** Always reached: the reader's own, by the field that names its owner. */
      own?: { field: string; actor: 'user' | 'individual' };
      /** Always reached: what records of this collection name together with the reader. */
      member?: { of: CollectionName; by: string; field: string };
      ifNone?: 'all';
      /** Read by everyone: with one of these in a list of its own. */
      always?: { field: string; holds: readonly string[] };
      /** Changed by those without limits alone, no matter who reads it. */
      isFixed?: true;
    }
  | { kind: 'all'; why: string }
  | { kind: 'own'; why: string };

const setting = { kind: 'all', why: 'A setting of the tenant' } as const;
const learning = { kind: 'all', why: 'What can be learnt is the same everywhere' } as const;
const staff = { kind: 'all', why: 'Colleagues work everywhere' } as const;
const design = { kind: 'all', why: 'Pages and forms look the same everywhere' } as const;
const ofPerformance = { kind: 'place', through: ['performance'] } as const;
const ofEvent = { kind: 'place', through: ['event'] } as const;

/**
 * The decision for every collection: a new one without its line here does not compile. References lead from a record to its place
 * and never in a circle, which a test checks.
 */
export const reachOf: Readonly<Record<CollectionName, Reach>> = {
  absences: { kind: 'own', why: 'Of an employee, who asks for it' },
  acceptedPaymentCards: setting,
  accountingDebitCredits: { kind: 'place', through: ['entry'] },
  accountingEntries: ofEvent,
  accountRequests: { kind: 'place', through: ['organisation'] },
  achievementInstances: { kind: 'place', through: ['creative'] },
  achievementTemplates: learning,
  achievementTypes: learning,
  announcementReceivers: { kind: 'place', through: ['announcement'] },
  announcements: { kind: 'place', through: [], namedBy: { 'announcementTargets.announcement': 'read' } },
  announcementTargets: { kind: 'place', through: ['event', 'region'], ifNone: 'all', isFixed: true },
  bookkeepingAccounts: setting,
  boxOfficeShifts: { kind: 'own', why: 'Of a till, wherever its tickets are for' },
  cells: design,
  ceremonies: ofEvent,
  collaborators: { kind: 'place', through: ['entry'] },
  contactNotes: { kind: 'place', through: ['individual', 'organisation'], ifNone: 'all' },
  conversationMembers: { kind: 'own', why: 'Names a conversation and a user, who are both limited' },
  conversations: {
    kind: 'place',
    through: ['event'],
    own: { field: 'started_by', actor: 'user' },
    member: { of: 'conversationMembers', by: 'conversation', field: 'user' },
  },
  countries: setting,
  creativeFields: learning,
  creditNotes: { kind: 'place', through: ['invoice'] },
  customRoles: setting,
  decisionMails: setting,
  disciplines: learning,
  eligibilityRules: setting,
  employees: staff,
  // Acts that go on to a final are read by the users who run it; they are changed at their own event.
  entries: { ...ofEvent, namedBy: { 'stageEntries.entry': 'read' } },
  events: { kind: 'place', through: ['region'] },
  floorPlans: { kind: 'place', through: ['venue'] },
  floorPlanVersions: { kind: 'place', through: ['floor_plan'] },
  formDefinitions: design,
  formEditions: design,
  formInstances: { kind: 'place', through: ['task', 'individual'] },
  gameResults: ofEvent,
  genders: learning,
  generalAdmissionDefinitions: ofPerformance,
  generalAdmissionGroups: ofPerformance,
  generalAdmissionPrices: { kind: 'place', through: ['definition'] },
  giftVoucherEntries: { kind: 'own', why: 'Of a gift voucher, which can be spent at every performance' },
  giftVouchers: { kind: 'own', why: 'Can be spent at every performance' },
  handedOverWork: { ...ofEvent, own: { field: 'made_by', actor: 'user' } },
  individuals: {
    kind: 'place',
    through: [],
    byRegionOf: ['organisation.region', 'enters_for.region'],
    namedBy: {
      'participants.individual': 'change',
      'entries.contact': 'change',
      'shifts.individual': 'read',
      'mentors.individual': 'read',
    },
    own: { field: 'hashcode', actor: 'individual' },
  },
  inventoryInstances: { kind: 'all', why: 'The store is one, whatever it is lent for' },
  inventoryReservations: ofEvent,
  invoices: ofEvent,
  layouts: design,
  layoutVersions: design,
  mentors: { kind: 'place', through: ['region'], ifNone: 'all' },
  merchandise: { kind: 'place', through: ['event'], ifNone: 'all' },
  merchandiseGroups: setting,
  merchandiseLines: ofPerformance,
  messages: { kind: 'place', through: ['conversation'] },
  microBadges: learning,
  milestones: { kind: 'place', through: ['project'] },
  orderRequests: { kind: 'place', through: ['order'] },
  orders: ofPerformance,
  organizationStructures: {
    kind: 'place',
    through: ['region'],
    namedBy: {
      'entries.organisation': 'read',
      'participants.organisation': 'read',
      'employees.department': 'read',
    },
  },
  pages: design,
  panelJudges: ofEvent,
  participants: { ...ofEvent, readWith: 'entry' },
  paymentMethods: setting,
  payments: { kind: 'place', through: ['order'], ifNone: 'all' },
  performancePriceGroups: ofPerformance,
  performances: ofEvent,
  pricePlans: setting,
  priceTypes: setting,
  progressionRules: ofEvent,
  projects: { kind: 'place', through: ['event'], ifNone: 'all' },
  projectTasks: { kind: 'place', through: ['project'] },
  regions: { kind: 'all', why: 'The list of regions is a setting of the tenant' },
  relations: { kind: 'place', through: ['individual'] },
  reportReceivers: { kind: 'own', why: 'Of its owner' },
  reports: { kind: 'own', why: 'Of its owner; what it counts is limited for each reader' },
  resources: {
    kind: 'place',
    through: ['event'],
    namedBy: { 'resourceTargets.resource': 'read' },
  },
  resourceTargets: { kind: 'place', through: ['event', 'region'], ifNone: 'all', isFixed: true },
  resourceVersions: { kind: 'place', through: ['resource'] },
  resultVersions: ofEvent,
  rows: design,
  rubrics: setting,
  savedViews: { kind: 'own', why: 'Of its owner' },
  scheduleEvents: { kind: 'place', through: ['event', 'project'], ifNone: 'all' },
  scoreSheets: ofEvent,
  seatHolds: ofPerformance,
  seatMapCodes: setting,
  seatMaps: ofPerformance,
  seatPrices: { kind: 'place', through: ['price_group'] },
  sheetReadings: ofEvent,
  shifts: { kind: 'place', through: ['event', 'performance'] },
  showSteps: ofEvent,
  spaces: { kind: 'place', through: ['venue'] },
  stageEntries: ofEvent,
  stages: ofEvent,
  suppliers: setting,
  tags: setting,
  tasks: ofEvent,
  taskTemplateAssociations: ofEvent,
  taskTemplates: setting,
  taxes: setting,
  teams: staff,
  tickets: ofPerformance,
  timeSlots: ofEvent,
  timetableReleases: ofEvent,
  userActivations: { kind: 'place', through: ['individual'] },
  users: {
    kind: 'place',
    through: ['individual'],
    own: { field: 'hashcode', actor: 'user' },
    // Users who are colleagues, as their employees are.
    always: { field: 'roles', holds: ['admin', 'staff', 'judge'] },
    ifNone: 'all',
  },
  venues: {
    kind: 'place',
    through: ['region'],
    namedBy: { 'events.venue': 'read', 'performances.venue': 'read' },
    ifNone: 'all',
  },
  vouchers: { kind: 'place', through: ['performance', 'event'], ifNone: 'all' },
  waitingParties: ofPerformance,
  widgets: design,
  workDocuments: staff,
};
