import type { SeededVenue } from './addPlaces';
import { drawPerson, fullName } from './drawPerson';
import { nameOf, type People } from './addPeople';
import type { Random } from '@callboard/api-contract/tenant';
import type { MemberPlan, School, Season, Tenant } from '@callboard/api-contract/tenant';
import { scheduleGames, scheduleSlots, type PlannedEntry } from './schedule';
import type { EventPlan } from './season';
import type { SeedRow, SeedTables } from './seedRows';

/** What entries are made from. */
export interface EntrySources {
  tables: SeedTables;
  random: Random;
  season: Season;
  collections: Tenant['collections'];
  people: People;
  schools: readonly School[];
  schoolRows: ReadonlyMap<number, SeedRow>;
  /** The person who answers for a school; found or made when it first enters. */
  contacts: Map<number, SeedRow>;
  /** The person who has the participant's account, and their school. */
  accountHolder: { school: number; person: SeedRow };
  nextEntry: ReturnType<Season['createEntries']>;
}

interface SchoolsEntry extends PlannedEntry {
  school: School;
}

/** People of this many are kept as individuals; further members are names alone. */
const mostIndividuals = 1_500;

/** Adds an event's performances, its entries with their slots, and the people in them. */
export function addEntries(sources: EntrySources, plan: EventPlan, row: SeedRow, venue: SeededVenue): void {
  const entries = chooseSchools(sources, plan).map(({ school, entered }): SchoolsEntry => ({
    school,
    plan: sources.nextEntry(school, entered, plan.series.takes),
    status: entryStatus(sources.random, plan.status),
    performance: null,
    slot: null,
  }));
  const schedule = sources.season.schedule === 'slots' ? scheduleSlots : scheduleGames;
  schedule(sources.tables, sources.random, { plan, row, venue }, entries);
  for (const entry of entries) addEntry(sources, row, entry);
}

function chooseSchools(
  { random, season, schools, accountHolder }: EntrySources,
  { series, town }: EventPlan,
): { school: School; entered: number }[] {
  const [least, most] = series.entries;
  const near = schools.filter(
    (school) => season.suits(school) && (series.isNational ? school.region : school.region === town.region),
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
  return Array.from({ length: wanted }, (_, index) => ({
    school: holdersFirst[index % spread],
    entered: Math.floor(index / spread),
  })).flatMap(({ school, entered }) => (school ? [{ school, entered }] : []));
}

function addEntry(sources: EntrySources, event: SeedRow, entry: SchoolsEntry): void {
  const { tables, random, season, collections } = sources;
  const school = sources.schoolRows.get(entry.school.number);
  if (!school) throw new Error(`School ${entry.school.number} has no row.`);
  const row = tables.add(collections.entries, {
    ...entry.plan.fields,
    event: event.hashcode,
    organisation: school.hashcode,
    region: school['region'] ?? null,
    performance: entry.performance,
    slot_starts_at: entry.slot,
    contact: contactOf(sources, entry.school, school).hashcode,
    members_count: entry.plan.membersCount,
    notes: random.isLucky(0.15) ? random.pick(notes) : null,
    staff_notes: random.isLucky(0.06) ? random.pick(staffNotes) : null,
    status: entry.status,
  });
  const isHolders = entry.school.number === sources.accountHolder.school;
  const members = isHolders ? [season.accountMember, ...entry.plan.members.slice(1)] : entry.plan.members;
  const named = new Set<string>();
  for (const [index, member] of members.entries()) {
    const holder = isHolders && index === 0 ? sources.accountHolder.person : null;
    addParticipant(sources, { event, school, row, status: entry.status }, member, holder, named);
  }
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
  const { tables, random, collections, people } = sources;
  let person = drawPerson(random);
  while (named.has(fullName(person))) person = drawPerson(random);
  const isKept =
    member.yearLevel !== null && tables.rowsOf('individuals').length < mostIndividuals && random.isLucky(0.3);
  const kept = isKept ? people.addStudent(joined.school, person, member.yearLevel ?? 9) : null;
  const individual = holder ?? kept;
  const name = individual ? nameOf(individual) : fullName(person);
  named.add(name);
  tables.add(collections.participants, {
    name,
    event: joined.event.hashcode,
    entry: joined.row.hashcode,
    organisation: joined.school.hashcode,
    individual: individual?.hashcode ?? null,
    year_level: member.yearLevel,
    photo_consent: random.isLucky(0.85),
    part: member.part,
    status: participantStatus(random, joined.status),
  });
}

function contactOf({ contacts, people }: EntrySources, school: School, row: SeedRow): SeedRow {
  const known = contacts.get(school.number) ?? people.addAdult(row, school.town);
  contacts.set(school.number, known);
  return known;
}

function entryStatus(random: Random, event: EventPlan['status']): string {
  const chance = random.next();
  if (event !== 'open') {
    if (chance < 0.91) return 'accepted';
    return chance < 0.97 ? 'withdrawn' : 'declined';
  }
  if (chance < 0.14) return 'draft';
  if (chance < 0.52) return 'submitted';
  if (chance < 0.88) return 'accepted';
  if (chance < 0.93) return 'waitlisted';
  return chance < 0.96 ? 'declined' : 'withdrawn';
}

function participantStatus(random: Random, entry: string): string {
  if (entry === 'withdrawn') return 'withdrawn';
  return entry === 'accepted' || random.isLucky(0.6) ? 'confirmed' : 'invited';
}

const notes = [
  'We travel by bus and cannot arrive before 10:00.',
  'Two students use wheelchairs: please no steps to the stage.',
  'One performer is allergic to haze.',
  'We bring our own costumes rack; space for it near the wings, please.',
  'Our kapa haka group would like to welcome the judges.',
  'Exam on the second day: an early slot would help.',
];

const staffNotes = [
  'Invoice sent twice.',
  'Consent forms still missing for three.',
  'Ask about the soundtrack licence.',
  'Paid in cash at the office.',
];
