import { seasons } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, isServedTo } from '@callboard/api-contract/collections';
import { toRichText } from '@callboard/api-contract/text';
import type { Random, School, Season, SeasonTools, SeedFees } from '@callboard/api-contract/tenant';
import { addAnnouncements, eventOfParticipant } from './addAnnouncements';
import { addAnswers } from './addAnswers';
import { addArrivals } from './addArrivals';
import { addBooking } from './addBooking';
import { addBooks } from './addBooks';
import { addCollaborators } from './addCollaborators';
import { addComments } from './addComments';
import { addConsents } from './addConsents';
import { addConversations } from './addConversations';
import { addDepartments, headsOf } from './addDepartments';
import { addEligibility } from './addEligibility';
import { addEntries } from './addEntries';
import { addInvoices } from './addInvoices';
import { addFees, pricesOf } from './addFees';
import { addForms, addTasks } from './addForms';
import { addJudging } from './addJudging';
import { addLearning, mentorsOf } from './addLearning';
import { addLeague } from './addLeague';
import { addLayouts } from './addLayouts';
import { addNewcomers } from './addNewcomers';
import { addNotifications } from './addNotifications';
import { addOffice } from './addOffice';
import { addWorkforce } from './addWorkforce';
import { createPeople } from './addPeople';
import { addReports } from './addReports';
import { addSavedViews } from './addSavedViews';
import { addResources } from './addResources';
import { addCountries, addRegions, addSchools, addVenues } from './addPlaces';
import { addTags } from './addTags';
import { addTimeSlots } from './addTimeSlots';
import { addUsers } from './addUsers';
import { regionOfHolder } from './entryStatus';
import { entriesCloseOn, planEvents } from './planEvents';
import { createPhrases } from './createPhrases';
import { drawPeople, drawPerson, fullName } from './drawPerson';
import { createRandom } from './random';
import { readSchools } from './readSchools';
import { slotMinutes } from './schedule';
import type { EventPlan } from './season';
import { createSeedTables, type SeedRow, type SeedTables, type TenantSeed } from './seedRows';
import { seedRubrics } from './words/rubrics.data';
import { onStage } from './words/forms.data';
import { communities } from './words/people/communities.data';
import { DateTime } from 'luxon';

/** Everything that a tenant starts with. The same on every machine and at every time. */
export function buildTenantSeed(tenant: TenantCode, schools: readonly School[] = readSchools()): TenantSeed {
  const season = seasons[tenant];
  const random = createRandom(`season of ${tenant}`);
  const tables = createSeedTables(random);
  addCountries(tables);
  const regions = addRegions(tables);
  const schoolRows = addSchools(tables, schools, regions, (school) => season.suits(school));
  const venues = addVenues(tables, random, season.place, regions);
  const people = createPeople(tables, random);
  const holdersSchool = schoolOfAccountHolder(season, schools);
  const { accounts, participant, colleague } = addUsers(
    tables,
    tenant,
    people,
    schoolRows.get(holdersSchool.number) ?? null,
  );
  const sources = {
    tables,
    random,
    season,
    people,
    schools,
    schoolRows,
    contacts: new Map([[holdersSchool.number, participant]]),
    accountHolder: { school: holdersSchool.number, person: participant, colleague },
    nextEntry: season.createEntries(toolsOf(random)),
  };
  const taskTables = createSeedTables(createRandom(`tasks of ${tenant}`), tables.all);
  const task = season.entrantTask ?? onStage;
  const templates = addForms(taskTables, task);
  for (const plan of planEvents(season)) {
    const venue = venues.get(plan.town.town);
    if (!venue) throw new Error(`No venue stands in ${plan.town.town}.`);
    const region = plan.series.isNational ? null : (regions.get(plan.town.region)?.hashcode ?? null);
    const event = addEvent(tables, plan, { region, venue: venue.row, fees: season.fees ?? null });
    addTasks(taskTables, templates, plan, event);
    addEntries(sources, plan, event, venue);
  }
  addTimeSlots(createSeedTables(createRandom(`running orders of ${tenant}`), tables.all));
  const ruleRandom = createRandom(`rules of ${tenant}`);
  addEligibility(createSeedTables(ruleRandom, tables.all), ruleRandom, tenant);
  addArrivals(tables, createRandom(`arrivals of ${tenant}`), season.office);
  addFees(tables.all, createRandom(`fees of ${tenant}`), tenant);
  addCollaborators(createSeedTables(createRandom(`guests of ${tenant}`), tables.all), tenant, accounts);
  const conversations = createSeedTables(createRandom(`conversations of ${tenant}`), tables.all);
  const talk = addConversations(conversations, accounts, eventOfParticipant(tables, tenant, accounts));
  const announcements = createSeedTables(createRandom(`announcements of ${tenant}`), tables.all);
  addAnnouncements(announcements, tenant, accounts);
  addResources(announcements, tenant, accounts);
  const answerRandom = createRandom(`answers of ${tenant}`);
  addAnswers(createSeedTables(answerRandom, tables.all), answerRandom, {
    setTask: task,
    holder: participant,
  });
  const officeRandom = createRandom(`office of ${tenant}`);
  const officeTables = createSeedTables(officeRandom, tables.all);
  addOffice(officeTables, officeRandom, season.office);
  addNewcomers(officeTables, tenant, newcomersSchools(season, schools, schoolRows));
  const consents = addConsents(tables, createRandom(`consents of ${tenant}`), tenant, participant);
  const notifications = addNotifications(tables, tenant, accounts, participant);
  const workRandom = createRandom(`work of ${tenant}`);
  const workTables = createSeedTables(workRandom, tables.all);
  const departmentRows = addDepartments(
    createSeedTables(createRandom(`departments of ${tenant}`), tables.all),
  );
  addWorkforce(workTables, workRandom, people, departmentRows);
  addBooking(workTables);
  if (isServedTo(collectionNamed('mentors'), tenant)) addLearning(workTables, workRandom, people);
  const judgeRandom = createRandom(`judges of ${tenant}`);
  const judges = seedRubrics[tenant]
    ? addJudging(createSeedTables(judgeRandom, tables.all), judgeRandom, tenant, accounts)
    : [];
  if (season.schedule === 'games' && isServedTo(collectionNamed('gameResults'), tenant)) {
    const leagueRandom = createRandom(`league of ${tenant}`);
    addLeague(createSeedTables(leagueRandom, tables.all), leagueRandom, accounts);
  }
  addBooks(createSeedTables(createRandom(`books of ${tenant}`), tables.all), tenant);
  const invoiced = addInvoices(createSeedTables(createRandom(`invoices of ${tenant}`), tables.all), tenant);
  const reports = addReports(createSeedTables(createRandom(`reports of ${tenant}`), tables.all), accounts);
  addLayouts(createSeedTables(createRandom(`layouts of ${tenant}`), tables.all), reports.accepted);
  addSavedViews(createSeedTables(createRandom(`views of ${tenant}`), tables.all), accounts);
  const remarks = addComments(tables, createRandom(`comments of ${tenant}`), accounts);
  const links = {
    record_tags: addTags(tables),
    heads: headsOf(tables, departmentRows),
    mentors: mentorsOf(tables),
  };
  const own = { ...consents, notifications };
  return {
    tenant,
    tables: tables.all,
    accounts: [...accounts, ...judges],
    talk,
    care: own,
    remarks,
    links,
    invoiced,
  };
}

function toolsOf(random: Random): SeasonTools {
  return {
    random,
    createPhrases: () => createPhrases(random),
    drawName: () => fullName(drawPerson(random)),
    drawNames: (count) => drawPeople(random, count).map(fullName),
    givenNames: communities.flatMap(({ first }) => first),
  };
}

interface EventFacts {
  region: string | null;
  venue: SeedRow;
  fees: SeedFees | null;
}

function addEvent(tables: SeedTables, plan: EventPlan, { region, venue, fees }: EventFacts): SeedRow {
  const { series } = plan;
  const charged = series.kind === 'workshop' ? null : fees;
  const closes = DateTime.fromISO(`${entriesCloseOn(plan)}T17:00`, { zone: 'Pacific/Auckland' });
  return tables.add('events', {
    name: plan.name,
    kind: series.kind,
    region,
    venue: venue.hashcode,
    starts_on: plan.startsOn,
    ends_on: plan.endsOn,
    entries_close: series.kind === 'workshop' ? null : closes.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ"),
    entry_limit: series.entries[1] > 0 ? Math.ceil(series.entries[1] / 10) * 10 : null,
    ...pricesOf(charged, closes, plan),
    slot_minutes: series.kind === 'workshop' ? null : slotMinutes,
    arrival_minutes: series.kind === 'workshop' ? null : 60,
    warm_up_minutes: series.kind === 'workshop' ? null : 20,
    description: toRichText(series.about),
    staff_notes: null,
    status: plan.status,
  });
}

/** The last two schools that suit the contest: those who ask for an account there have none yet. */
function newcomersSchools(
  season: Season,
  schools: readonly School[],
  rows: ReadonlyMap<number, SeedRow>,
): SeedRow[] {
  const suiting = schools.filter((school) => school.region !== null && season.suits(school));
  return suiting.slice(-2).flatMap(({ number }) => rows.get(number) ?? []);
}

/** A school of Wellington whose students suit the contest: its region has events at every stage of the year. */
function schoolOfAccountHolder(season: Season, schools: readonly School[]): School {
  const school = schools.find(
    (candidate) =>
      candidate.region === regionOfHolder && season.suits(candidate) && candidate.name.endsWith('College'),
  );
  if (!school) throw new Error('The list of schools has none of Wellington.');
  return school;
}
