import type { MoveFact, Question, Selection, StagePlace } from './movement';
import type { Rule } from './rule';

/** An act that a rule can move. */
export interface Candidate {
  entry: string;
  school: string | null;
  place: StagePlace | null;
  votes: number;
}

/** How the stage that is entered stands: who of a school has a place there already. */
export interface Table {
  rule: Rule;
  /** Selections of people, one after the other: a later one only counts for places that earlier ones left. */
  selected: (purpose: Selection['purpose']) => readonly (readonly string[])[];
  /** Acts with a place, by school. */
  taken: Map<string, string[]>;
}

/** Result of filling places. */
export interface Filling {
  moved: { candidate: Candidate; facts: MoveFact[] }[];
  questions: Question[];
}

/** Fills places from groups of tied candidates, the best group first, until they are full or a tie closes the line. */
export function fillPlaces(groups: readonly (readonly Candidate[])[], places: number, table: Table): Filling {
  const filling: Filling = { moved: [], questions: [] };
  let left = places;
  for (const group of groups) {
    if (left <= 0) break;
    left = seatGroup(group, left, table, filling);
  }
  return filling;
}

/** Fills places with those whom a person selected, and leaves a question for the rest. */
export function fillBySelection(candidates: readonly Candidate[], places: number, table: Table): Filling {
  const filling: Filling = { moved: [], questions: [] };
  const factsOf = (): MoveFact[] => [{ kind: 'selected' }];
  const { left, isOver } = seatSelected(
    { tied: candidates, places, purpose: 'choice', factsOf },
    table,
    filling,
  );
  const rest = waiting(candidates, table, filling);
  if (left > 0 && rest.length > 0)
    filling.questions.push({
      rule: table.rule.hashcode,
      purpose: 'choice',
      entries: rest.map(({ entry }) => entry),
      places: Math.min(left, capacityOf(rest, table)),
      hasTooMany: isOver,
    });
  return filling;
}

/** How many of the candidates can have a place, as their schools are at their caps. */
function capacityOf(candidates: readonly Candidate[], table: Table): number {
  const crowded = [...crowdedSchools(candidates, table).values()];
  return crowded.reduce((sum, { members, room }) => sum - members.length + room, candidates.length);
}

/** True if the school of a candidate has all the places that it can have. */
export function isCapped({ school }: Candidate, table: Table): boolean {
  return roomFor(school, table) <= 0;
}

/** How many more acts of a school the stage takes. */
function roomFor(school: string | null, { rule, taken }: Table): number {
  if (school === null || rule.per_school === null) return Infinity;
  return rule.per_school - (taken.get(school)?.length ?? 0);
}

/** Seats one group, and returns how many places are left: none where the line is closed. */
function seatGroup(group: readonly Candidate[], left: number, table: Table, filling: Filling): number {
  const contenders = waiting(group, table, filling);
  const crowded = crowdedSchools(contenders, table);
  const safe = contenders.filter(({ school }) => school === null || !crowded.has(school));
  const schools = [...crowded.values()];
  const most = capacityOf(contenders, table);
  if (most > left) {
    ask(contenders, left, table, filling);
    return 0;
  }
  for (const candidate of safe) seat(candidate, [], table, filling);
  for (const { members, room } of schools) ask(members, room, table, filling);
  return left - most;
}

/** Leaves it to a person who of those tied gets the places. */
function ask(tied: readonly Candidate[], places: number, table: Table, filling: Filling): void {
  const factsOf = ({ entry }: Candidate): MoveFact[] => [
    {
      kind: 'tiedAtLine',
      tiedWith: tied.filter((each) => each.entry !== entry).map((each) => each.entry),
    },
  ];
  const { left, isOver } = seatSelected({ tied, places, purpose: 'line', factsOf }, table, filling);
  // Each selected one takes a place that the others had a claim to: there are still too many of them.
  if (left > 0)
    filling.questions.push({
      rule: table.rule.hashcode,
      purpose: 'line',
      entries: waiting(tied, table, filling).map(({ entry }) => entry),
      places: left,
      hasTooMany: isOver,
    });
}

interface Selecting {
  tied: readonly Candidate[];
  places: number;
  purpose: Selection['purpose'];
  factsOf: (candidate: Candidate) => MoveFact[];
}

/** Seats whom people selected. A selection of more than there are places for, or than a cap permits, moves none of them. */
function seatSelected({ tied, places, purpose, factsOf }: Selecting, table: Table, filling: Filling) {
  let left = places;
  for (const entries of table.selected(purpose)) {
    const named = waiting(tied, table, filling).filter(({ entry }) => entries.includes(entry));
    if (left <= 0) break;
    if (named.length > left || crowdedSchools(named, table).size > 0) return { left, isOver: true };
    for (const candidate of named) seat(candidate, factsOf(candidate), table, filling);
    left -= named.length;
  }
  return { left, isOver: false };
}

function seat(candidate: Candidate, facts: MoveFact[], { taken }: Table, filling: Filling) {
  filling.moved.push({ candidate, facts });
  const { entry, school } = candidate;
  if (school !== null) taken.set(school, [...(taken.get(school) ?? []), entry]);
}

/** Members of a group who are not seated, and whose school is not at its cap. */
function waiting(group: readonly Candidate[], table: Table, { moved }: Filling): Candidate[] {
  const seated = new Set(moved.map(({ candidate }) => candidate.entry));
  return group.filter((candidate) => !seated.has(candidate.entry) && !isCapped(candidate, table));
}

/** Schools with more candidates than the cap has room for. */
function crowdedSchools(candidates: readonly Candidate[], table: Table) {
  const bySchool = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    if (candidate.school !== null)
      bySchool.set(candidate.school, [...(bySchool.get(candidate.school) ?? []), candidate]);
  const all = [...bySchool].map(([school, members]) => ({ school, members, room: roomFor(school, table) }));
  return new Map(all.filter(({ members, room }) => members.length > room).map((each) => [each.school, each]));
}
