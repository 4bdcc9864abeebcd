const sale = [
  'journeys/buyTickets',
  'journeys/floorPlans',
  'journeys/boxOffice',
  'journeys/door',
  'journeys/payByTransfer',
  'clauses/prepareSale',
];
const contest = ['journeys/leagues', 'journeys/runAnEvent', 'journeys/decisions'];
const entering = [
  'journeys/entering',
  'journeys/deciding',
  'journeys/consents',
  'journeys/decisions',
  'journeys/newSchool',
  'journeys/fees',
];
const night = ['journeys/runOfShow', 'journeys/runSheet', 'journeys/runAnEvent', 'journeys/onAPhone'];
const money = ['journeys/fees', 'journeys/invoices', 'journeys/payByTransfer'];
const talk = [
  'journeys/messages',
  'journeys/announcements',
  'clauses/messages',
  'clauses/push',
  'clauses/live',
];
const people = ['journeys/mergePeople', 'journeys/erasePerson', 'journeys/newSchool'];
const pages = ['clauses/dashboards', 'journeys/composedPages'];
const filledForms = ['journeys/formSteps', 'clauses/forms', 'clauses/drafts'];
const accounts = [
  'clauses/account',
  'clauses/activation',
  'clauses/passwords',
  'clauses/roles',
  'clauses/signIn',
  'clauses/session',
  'journeys/rightsOfRoles',
];

/**
 * The browser tests of `npm test` that use a library of one subject, or its subject in the API, the contract or the rules. A change of
 * anything else reaches all of them.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const browserTests = {
  accounts,
  announcements: talk,
  auth: [...accounts, 'clauses/sessionEnd', 'clauses/twoTabs', 'clauses/tenants'],
  booking: sale,
  comments: talk,
  competition: contest,
  consents: entering,
  dashboards: pages,
  entering,
  entries: entering,
  erasing: people,
  finance: money,
  'form-builder': filledForms,
  inventory: ['journeys/equipmentDesk'],
  judging: contest,
  layouts: pages,
  leagues: contest,
  messaging: talk,
  office: [
    ...money,
    ...people,
    'journeys/equipmentDesk',
    'journeys/resources',
    'journeys/reports',
    'journeys/rightsOfRoles',
    'journeys/learning',
    'journeys/announcements',
  ],
  offline: ['clauses/offline', 'clauses/worker', 'clauses/messages', 'journeys/door'],
  people: [...people, 'journeys/learning'],
  reports: ['journeys/reports'],
  resources: ['journeys/resources'],
  roles: ['clauses/roles', 'journeys/rightsOfRoles'],
  scheduling: night,
  'service-worker': ['clauses/worker', 'clauses/offline', 'clauses/push'],
  tasks: ['journeys/entering', 'journeys/runAnEvent'],
  uploads: ['clauses/attachments', 'clauses/fields'],
  views: ['journeys/savedViews'],
};
