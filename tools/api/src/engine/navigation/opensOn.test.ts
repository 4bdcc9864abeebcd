import { declaredRoles, pathOfList, roles, tenantCodes } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { navigationFor } from './navigationFor';
import { ownScreens } from './screens.data';

/** Lists of records that come again with each season but open on all, each with why. */
const opensOnAll: Readonly<Record<string, string>> = {
  accountingDebitCredits: 'books are read by their days',
  accountingEntries: 'books are read by their days',
  conversations: 'the newest message comes first',
  invoices: 'what is owed is owed in the next season too',
  merchandise: 'most of it is sold everywhere',
  projects: 'many have no last day',
  resources: 'most are about no event',
  vouchers: 'most are valid everywhere',
};

/** The screens of a list that show it by the parts that open as the collection declares. */
const upcomingScreens = ['DatedList', 'EventsCentre'];
const seasonScreens = [
  'RecordList',
  'EntriesList',
  'ParticipantsList',
  'OrdersList',
  'EligibilityRules',
  'GATicketTypesList',
];

/** The lists of every tenant, each with the roles that open it. */
const lists = new Map<string, Set<string>>();
for (const tenant of tenantCodes) {
  for (const role of roles) {
    const { routes } = navigationFor({ tenant, roles: declaredRoles(role) }).navigation;
    for (const { path, component, meta } of routes) {
      if (path !== pathOfList(collectionNamed(meta.collection))) continue;
      const list = `${meta.collection} ${component}`;
      lists.set(list, (lists.get(list) ?? new Set()).add(role));
    }
  }
}

it('[3.31] every list of what comes again with a season declares what it opens on', () => {
  const undeclared = collectionNames
    .map(collectionNamed)
    .filter(({ name, opensOn, references, calendar }) => {
      const isSeasonal =
        calendar?.to !== undefined ||
        Object.values(references).some((to) => to === 'events' || to === 'performances');
      return (
        isSeasonal && opensOn === undefined && [...lists.keys()].some((list) => list.startsWith(`${name} `))
      );
    })
    .map(({ name }) => name);
  expect(undeclared.toSorted()).toEqual(Object.keys(opensOnAll).toSorted());
});

it('[3.31] opens each list, for each of its roles, on what its collection declares', () => {
  const table = collectionNames.flatMap((name) => {
    const { opensOn } = collectionNamed(name);
    if (opensOn === undefined) return [];
    const isUpcoming = opensOn === 'upcoming';
    const opening = isUpcoming ? opensOn : `season of ${opensOn.season}`;
    return [...lists].flatMap(([list, its]) => {
      const [collection, component = ''] = list.split(' ');
      if (collection !== name || component === 'ToDo') return [];
      // Any other screen would show all records, without a word about it.
      expect(isUpcoming ? upcomingScreens : seasonScreens, list).toContain(component);
      return [`${name}: ${opening} (${[...its].join(' ')})`];
    });
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "absences: season of ends_on (admin staff)",
      "boxOfficeShifts: season of opened_at (admin staff)",
      "ceremonies: season of event (admin staff)",
      "eligibilityRules: season of season (admin staff participant)",
      "entries: season of event (admin staff judge participant collaborator)",
      "events: upcoming (admin staff judge participant collaborator)",
      "gameResults: season of event (admin staff judge)",
      "generalAdmissionDefinitions: season of performance (admin staff)",
      "generalAdmissionGroups: season of performance (admin staff)",
      "handedOverWork: season of event (admin staff)",
      "inventoryReservations: upcoming (admin staff)",
      "merchandiseLines: season of performance (admin staff)",
      "milestones: season of due_on (admin staff)",
      "orders: season of performance (admin staff)",
      "panelJudges: season of event (admin staff)",
      "participants: season of event (admin staff judge participant collaborator)",
      "performancePriceGroups: season of performance (admin staff)",
      "performances: upcoming (admin staff judge participant collaborator)",
      "progressionRules: season of event (admin staff)",
      "resultVersions: season of event (admin staff)",
      "scheduleEvents: upcoming (admin staff)",
      "scoreSheets: season of event (admin)",
      "seatMaps: season of performance (admin staff)",
      "sheetReadings: season of event (admin staff)",
      "shifts: upcoming (admin staff judge participant collaborator)",
      "showSteps: season of event (admin staff)",
      "stageEntries: season of event (admin staff judge participant collaborator)",
      "stages: season of event (admin staff judge)",
      "taskTemplateAssociations: season of event (admin staff)",
      "tasks: season of event (admin staff)",
      "tickets: season of performance (admin staff)",
      "timeSlots: season of event (admin staff)",
      "waitingParties: season of performance (admin staff)",
    ]
  `);
});

it('gives the list of upcoming records to what opens on them, and to nothing else', () => {
  const dated = collectionNames.filter((name) => collectionNamed(name).opensOn === 'upcoming');
  const shown = Object.entries(ownScreens)
    .filter(([, { list }]) => list === 'DatedList' || list === 'EventsCentre')
    .map(([name]) => name);
  expect(shown.toSorted()).toEqual(dated.toSorted());
});
