import { seasons, tenants } from '@callboard/all-tenants';
import { toRichText, type TenantCode } from '@callboard/api-contract';
import type { Random, School, Season, SeasonTools } from '@callboard/api-contract/tenant';
import { addCollaborators } from './addCollaborators';
import { addConversations } from './addConversations';
import { addEntries } from './addEntries';
import { addForms, addTasks } from './addForms';
import { createPeople } from './addPeople';
import { addCountries, addRegions, addSchools, addVenues } from './addPlaces';
import { addUsers } from './addUsers';
import { entriesCloseOn, planEvents } from './planEvents';
import { createPhrases } from './createPhrases';
import { drawPeople, drawPerson, fullName } from './drawPerson';
import { createRandom } from './random';
import { readSchools } from './readSchools';
import { slotMinutes } from './schedule';
import type { EventPlan } from './season';
import { createSeedTables, type SeedRow, type SeedTables, type TenantSeed } from './seedRows';
import { onStage } from './words/forms.data';
import { communities } from './words/people/communities.data';
import { DateTime } from 'luxon';

/** Everything that a tenant starts with. The same on every machine and at every time. */
export function buildTenantSeed(tenant: TenantCode, schools: readonly School[] = readSchools()): TenantSeed {
  const season = seasons[tenant];
  const { collections } = tenants[tenant];
  const random = createRandom(`season of ${tenant}`);
  const tables = createSeedTables(random);
  addCountries(tables);
  const regions = addRegions(tables);
  const schoolRows = addSchools(tables, schools, regions);
  const venues = addVenues(tables, random, season.place, regions);
  const people = createPeople(tables, random);
  const holdersSchool = schoolOfAccountHolder(season, schools);
  const { accounts, participant } = addUsers(
    tables,
    tenant,
    people,
    schoolRows.get(holdersSchool.number) ?? null,
  );
  const sources = {
    tables,
    random,
    season,
    collections,
    people,
    schools,
    schoolRows,
    contacts: new Map([[holdersSchool.number, participant]]),
    accountHolder: { school: holdersSchool.number, person: participant },
    nextEntry: season.createEntries(toolsOf(random)),
  };
  const taskTables = createSeedTables(createRandom(`tasks of ${tenant}`), tables.all);
  const templates = addForms(taskTables, season.entrantTask ?? onStage);
  for (const plan of planEvents(season)) {
    const venue = venues.get(plan.town.town);
    if (!venue) throw new Error(`No venue stands in ${plan.town.town}.`);
    const region = plan.series.isNational ? null : (regions.get(plan.town.region)?.hashcode ?? null);
    const event = addEvent(tables, plan, { region, venue: venue.row, fee: season.fee ?? null });
    addTasks(taskTables, templates, plan, event);
    addEntries(sources, plan, event, venue);
  }
  addCollaborators(createSeedTables(createRandom(`guests of ${tenant}`), tables.all), tenant, accounts);
  const ahead = tables.rowsOf('events').find(({ status }) => status === 'open');
  const said = createSeedTables(createRandom(`conversations of ${tenant}`), tables.all);
  addConversations(said, accounts, ahead);
  return { tenant, tables: tables.all, accounts };
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
  fee: number | null;
}

function addEvent(tables: SeedTables, plan: EventPlan, { region, venue, fee }: EventFacts): SeedRow {
  const { series } = plan;
  const hasFee = fee !== null && series.kind !== 'workshop';
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
    entry_fee: hasFee ? fee : null,
    currency: hasFee ? 'NZD' : null,
    slot_minutes: series.kind === 'workshop' ? null : slotMinutes,
    description: toRichText(series.about),
    staff_notes: null,
    status: plan.status,
  });
}

/** A school of Wellington whose students suit the contest: its region has events at every stage of the year. */
function schoolOfAccountHolder(season: Season, schools: readonly School[]): School {
  const school = schools.find(
    (candidate) =>
      candidate.region === 'Wellington' && season.suits(candidate) && candidate.name.endsWith('College'),
  );
  if (!school) throw new Error('The list of schools has none of Wellington.');
  return school;
}
