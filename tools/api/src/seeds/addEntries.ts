import type { SeededVenue } from './addPlaces';
import { drawPerson, fullName } from './drawPerson';
import { nameOf, type People } from './addPeople';
import type { Random } from '@callboard/api-contract/tenant';
import type { MemberPlan, School, Season } from '@callboard/api-contract/tenant';
import { entryStatus, participantStatus, statusesOfHolder } from './entryStatus';
import { scheduleGames, scheduleSlots, type PlannedEntry } from './schedule';
import type { EventPlan } from './season';
import type { SeedRow, SeedTables } from './seedRows';

/** Sources of entries. */
export interface EntrySources {
  tables: SeedTables;
  random: Random;
  season: Season;
  people: People;
  schools: readonly School[];
  schoolRows: ReadonlyMap<number, SeedRow>;
  /** The person who answers for a school; found or made when it first enters. */
  contacts: Map<number, SeedRow>;
  /** The person who has the participant's account, their school, and who else of it has an account. */
  accountHolder: { school: number; person: SeedRow; colleague: SeedRow };
  nextEntry: ReturnType<Season['createEntries']>;
}

interface SchoolsEntry extends PlannedEntry {
  school: School;
}

/** People of this many are stored as individuals; further members are names alone. */
const maxIndividuals = 1_250;

/** Adds an event's performances, its entries with their slots, and the people in them. */
export function addEntries(sources: EntrySources, plan: EventPlan, row: SeedRow, venue: SeededVenue): void {
  const statuses = statusesOfHolder(sources.tables, 'entries', sources.accountHolder, plan);
  const entries = chooseSchools(sources, plan, statuses.length).map(({ school, entered }): SchoolsEntry => {
    const own = school.number === sources.accountHolder.school ? statuses[entered] : undefined;
    const status = entryStatus(sources.random, plan.status);
    return {
      school,
      plan: sources.nextEntry(school, entered, plan.series.takes),
      status: own ?? status,
      performance: null,
      slot: null,
    };
  });
  const schedule = sources.season.schedule === 'slots' ? scheduleSlots : scheduleGames;
  schedule(sources.tables, sources.random, { plan, row, venue }, entries);
  const joined = new Set<string>();
  for (const entry of entries) addEntry(sources, row, entry, joined);
}

/** The schools that enter, each as often as it does; that of the account holder at least `own` times. */
function chooseSchools(
  { random, season, schools, accountHolder }: EntrySources,
  { series, town }: EventPlan,
  own: number,
): { school: School; entered: number }[] {
  const [least, most] = series.entries;
  const near = schools.filter(
    (school) =>
      season.suits(school) &&
      (series.suits?.(school) ?? true) &&
      (series.isNational ? school.region : school.region === town.region),
  );
  const wanted = Math.min(random.integer(least, most), near.length * season.entriesOfSchool);
  const holdersFirst = random
    .shuffled(near)
    .sort(
      (one, other) =>
        Number(other.number === accountHolder.school) - Number(one.number === accountHolder.school),
    );
  // Where there are few schools, each enters several times; where there are many, some still do.
  const spread = Math.max(
    Math.ceil(wanted / season.entriesOfSchool),
    Math.min(wanted, Math.ceil(near.length * 0.8)),
  );
  const selected = Array.from({ length: wanted }, (_, index) => ({
    school: holdersFirst[index % spread],
    entered: Math.floor(index / spread),
  })).flatMap(({ school, entered }) => (school ? [{ school, entered }] : []));
  const others = selected.filter(({ school }) => school.number !== accountHolder.school);
  const [first] = holdersFirst;
  if (own === 0 || first?.number !== accountHolder.school) return selected;
  const ofHolder = Array.from({ length: own }, (_, entered) => ({ school: first, entered }));
  return [...ofHolder, ...others.slice(0, Math.max(0, wanted - own))];
}

function addEntry(sources: EntrySources, event: SeedRow, entry: SchoolsEntry, joined: Set<string>): void {
  const { tables, random, season } = sources;
  const school = sources.schoolRows.get(entry.school.number);
  if (!school) throw new Error(`School ${entry.school.number} has no row.`);
  const { members, holdersPlace } = membersOf(sources, entry, joined);
  const row = tables.add('entries', {
    ...entry.plan.fields,
    event: event.hashcode,
    organisation: school.hashcode,
    region: school['region'] ?? null,
    performance: entry.performance,
    slot_starts_at: entry.slot,
    contact: contactOf(sources, entry, school).hashcode,
    members_count: members.length,
    notes: random.isLucky(0.15) ? random.pick(season.office.notes) : null,
    staff_notes: random.isLucky(0.06) ? random.pick(season.office.staffNotes) : null,
    status_reason: reasonOf(random, season.office, entry.status),
    status: entry.status,
  });
  const holder = holdersPlace === null ? [] : [nameOf(sources.accountHolder.person)];
  const named = new Set([...holder, ...members.flatMap(({ name = [] }) => name)]);
  for (const [index, member] of members.entries()) {
    const person = index === holdersPlace ? sources.accountHolder.person : null;
    addParticipant(sources, { event, school, row, status: entry.status }, member, person, named);
  }
}

/** The members of an entry, and which of them is the account holder: an adult in each of the school's, a student in the first. */
function membersOf(
  { season: { accountMember }, accountHolder }: EntrySources,
  { school, plan }: SchoolsEntry,
  joined: Set<string>,
): { members: readonly MemberPlan[]; holdersPlace: number | null } {
  const isIn = accountMember.yearLevel === null || !joined.has(accountMember.part);
  if (school.number !== accountHolder.school || !isIn) return { members: plan.members, holdersPlace: null };
  joined.add(accountMember.part);
  const place = plan.members.findIndex(({ part }) => part === accountMember.part);
  if (place === -1) return { members: [accountMember, ...plan.members], holdersPlace: 0 };
  return { members: plan.members.with(place, accountMember), holdersPlace: place };
}

function reasonOf(random: Random, { reasons }: Season['office'], status: string): string | null {
  return status === 'declined' || status === 'withdrawn' ? random.pick(reasons[status]) : null;
}

interface Joined {
  event: SeedRow;
  school: SeedRow;
  row: SeedRow;
  status: string;
}

/** The members of one entry have different names. */
function addParticipant(
  sources: EntrySources,
  joined: Joined,
  member: MemberPlan,
  holder: SeedRow | null,
  named: Set<string>,
): void {
  const { tables, random, people } = sources;
  let person = drawPerson(random);
  while (named.has(fullName(person))) person = drawPerson(random);
  const isStored =
    member.yearLevel !== null && tables.rowsOf('individuals').length < maxIndividuals && random.isLucky(0.3);
  const student = isStored ? people.addStudent(joined.school, person, member.yearLevel ?? 9) : null;
  const individual = holder ?? student;
  const name = individual ? nameOf(individual) : (member.name ?? fullName(person));
  named.add(name);
  tables.add('participants', {
    name,
    event: joined.event.hashcode,
    entry: joined.row.hashcode,
    organisation: joined.school.hashcode,
    individual: individual?.hashcode ?? null,
    year_level: member.yearLevel,
    photo_consent: random.isLucky(0.85),
    part: member.part,
    ...member.own,
    status: participantStatus(random, joined.status),
  });
}

/** One teacher answers for a school, but in the account holder's their colleague has the entry that waits. */
function contactOf(
  { contacts, people, accountHolder }: EntrySources,
  { school, status }: SchoolsEntry,
  row: SeedRow,
): SeedRow {
  if (school.number === accountHolder.school && status === 'waitlisted') return accountHolder.colleague;
  const known = contacts.get(school.number) ?? people.addAdult(row, school.town);
  contacts.set(school.number, known);
  return known;
}
