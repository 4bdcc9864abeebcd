import type { MoveFact, Question, Selection, StagePlace, StayFact } from './movement';
import type { Rule } from './stages';

/** An entry that a rule can move. */
export interface Candidate {
  entry: string;
  school: string | null;
  place: StagePlace | null;
  votes: number;
}

/** How the stage that is entered stands: who of a school has a place there already. */
export interface Table {
  rule: Rule;
  /** What people decided, one after the other: a later selection only counts for places that earlier ones left. */
  selected: (purpose: Selection['purpose']) => readonly (readonly string[])[];
  /** Entries with a place, by school. */
  taken: Map<string, string[]>;
}

/** What came of filling places. */
export interface Filling {
  moved: { candidate: Candidate; facts: MoveFact[] }[];
  /** Why some stay: they were tied where the places ended, or their school was at its cap. */
  stays: Map<string, StayFact>;
  questions: Question[];
}

/** Fills places from groups of tied candidates, the best group first, until they are full or a tie closes the line. */
export function fillPlaces(groups: readonly (readonly Candidate[])[], places: number, table: Table): Filling {
  const filling: Filling = { moved: [], stays: new Map(), questions: [] };
  let left = places;
  for (const group of groups) {
    if (left <= 0) break;
    left = seatGroup({ group, left, atLine: table.rule.atLine, facts: [] }, table, filling);
  }
  return filling;
}

/** Fills places with those whom people selected, and leaves a question for the rest where there is a number of places. */
export function fillBySelection(
  candidates: readonly Candidate[],
  places: number,
  purpose: 'choice' | 'wildCard',
  table: Table,
): Filling {
  const filling: Filling = { moved: [], stays: new Map(), questions: [] };
  const fact: MoveFact = purpose === 'choice' ? { kind: 'selected' } : { kind: 'wildCard' };
  const { left, isOver } = seatSelected(
    { tied: candidates, places, purpose, factsOf: () => [fact] },
    table,
    filling,
  );
  const rest = waiting(candidates, table, filling);
  const isAnswered = left === Infinity && table.selected(purpose).length > 0 && !isOver;
  if (left > 0 && rest.length > 0 && !isAnswered)
    filling.questions.push({
      rule: table.rule.hashcode,
      purpose,
      entries: rest.map(({ entry }) => entry),
      places: Math.min(left, rest.length),
      hasTooMany: isOver,
    });
  return filling;
}

/** That the school of a candidate is at its cap; null where it is not. */
export function cappedFact({ school }: Candidate, table: Table): StayFact | null {
  const cap = table.rule.capBySchool;
  if (school === null || cap === undefined || roomFor(school, table) > 0) return null;
  return { kind: 'capped', school, cap, taken: table.taken.get(school) ?? [] };
}

/** How many more entries of a school the stage takes. */
function roomFor(school: string | null, { rule, taken }: Table): number {
  if (school === null || rule.capBySchool === undefined) return Infinity;
  return rule.capBySchool - (taken.get(school)?.length ?? 0);
}

interface Group {
  group: readonly Candidate[];
  left: number;
  atLine: Rule['atLine'];
  /** What is known already of how its members got here. */
  facts: readonly MoveFact[];
}

/** Seats one group, and returns how many places are left: none where the line is closed. */
function seatGroup({ group, left, atLine, facts }: Group, table: Table, filling: Filling): number {
  const contenders = waiting(group, table, filling);
  for (const candidate of notSeated(group, filling)) {
    const capped = cappedFact(candidate, table);
    if (capped) filling.stays.set(candidate.entry, capped);
  }
  const crowded = crowdedSchools(contenders, table);
  const safe = contenders.filter(({ school }) => school === null || !crowded.has(school));
  const schools = [...crowded.values()];
  const most = schools.reduce((sum, { room }) => sum + room, safe.length);
  if (most > left && atLine !== 'all') {
    decideTie({ tied: contenders, places: left, atLine, facts, isOfSchool: false }, table, filling);
    return 0;
  }
  for (const candidate of safe)
    seat(candidate, most > left ? [...facts, tiedFact(candidate, group, 'all')] : facts, table, filling);
  const used = schools.map(({ members, room }) =>
    decideTie({ tied: members, places: room, atLine, facts, isOfSchool: true }, table, filling),
  );
  return Math.max(
    0,
    used.reduce((rest, each) => rest - each, left - safe.length),
  );
}

interface Tie {
  tied: readonly Candidate[];
  places: number;
  atLine: Rule['atLine'];
  facts: readonly MoveFact[];
  /** Whether the cap of their school is what they are tied at. */
  isOfSchool: boolean;
}

/** Decides between candidates of whom only some can move; returns how many places they have or are to get. */
function decideTie({ tied, places, atLine, facts, isOfSchool }: Tie, table: Table, filling: Filling): number {
  if (atLine === 'none') {
    stay(tied, tied, 'none', filling);
    return isOfSchool ? 0 : places;
  }
  const parts = atLine === 'tieBreak' ? splitByCriteria(tied, table.rule.tieBreakBy ?? []) : [tied];
  if (parts.length > 1) {
    let left = places;
    for (const part of parts) {
      const before = filling.moved.length;
      if (left > 0) left = seatGroup({ group: part, left, atLine: 'ask', facts }, table, filling);
      for (const { candidate, facts: own } of filling.moved.slice(before))
        if (!own.some(({ kind }) => kind === 'tiedAtLine')) own.push(tiedFact(candidate, tied, 'tieBreak'));
      stay(notSeated(part, filling), tied, 'tieBreak', filling);
    }
    return places - left;
  }
  ask({ tied, places, facts }, table, filling);
  return places;
}

function ask(
  { tied, places, facts }: Pick<Tie, 'tied' | 'places' | 'facts'>,
  table: Table,
  filling: Filling,
) {
  const factsOf = (candidate: Candidate) => [...facts, tiedFact(candidate, tied, 'ask')];
  const { left, isOver } = seatSelected({ tied, places, purpose: 'line', factsOf }, table, filling);
  const rest = waiting(tied, table, filling);
  // Each selected one takes a place that the others had a claim to: there are still too many of them.
  if (left > 0)
    filling.questions.push({
      rule: table.rule.hashcode,
      purpose: 'line',
      entries: rest.map(({ entry }) => entry),
      places: left,
      hasTooMany: isOver,
    });
  if (left > 0) stay(waiting(tied, table, filling), tied, 'open', filling);
  else stay(notSeated(tied, filling), tied, 'ask', filling);
}

interface Selecting {
  tied: readonly Candidate[];
  places: number;
  purpose: Selection['purpose'];
  factsOf: (candidate: Candidate) => readonly MoveFact[];
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

function seat(candidate: Candidate, facts: readonly MoveFact[], { taken }: Table, filling: Filling) {
  filling.moved.push({ candidate, facts: [...facts] });
  const { entry, school } = candidate;
  if (school !== null) taken.set(school, [...(taken.get(school) ?? []), entry]);
}

/** Those of a group who are not seated, and whose school is not at its cap. */
function waiting(group: readonly Candidate[], table: Table, filling: Filling): Candidate[] {
  return notSeated(group, filling).filter(({ school }) => roomFor(school, table) > 0);
}

function notSeated(group: readonly Candidate[], { moved }: Filling): Candidate[] {
  const seated = new Set(moved.map(({ candidate }) => candidate.entry));
  return group.filter(({ entry }) => !seated.has(entry));
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

/** Groups with equal means in every criterion, the best first. */
function splitByCriteria(tied: readonly Candidate[], codes: readonly string[]): Candidate[][] {
  const meanOf = ({ place }: Candidate, code: string) => place?.byCriterion?.[code] ?? -Infinity;
  const compare = (one: Candidate, other: Candidate) => {
    const code = codes.find((each) => meanOf(one, each) !== meanOf(other, each));
    if (code === undefined) return 0;
    return meanOf(one, code) > meanOf(other, code) ? -1 : 1;
  };
  const parts: Candidate[][] = [];
  for (const candidate of tied.toSorted(compare)) {
    const last = parts.at(-1);
    if (last?.[0] && compare(last[0], candidate) === 0) last.push(candidate);
    else parts.push([candidate]);
  }
  return parts;
}

function stay(
  staying: readonly Candidate[],
  tied: readonly Candidate[],
  resolvedBy: Extract<StayFact, { kind: 'tiedAtLine' }>['resolvedBy'],
  filling: Filling,
) {
  for (const candidate of staying)
    if (!filling.stays.has(candidate.entry))
      filling.stays.set(candidate.entry, {
        kind: 'tiedAtLine',
        tiedWith: othersOf(candidate, tied),
        resolvedBy,
      });
}

function tiedFact(
  candidate: Candidate,
  tied: readonly Candidate[],
  resolvedBy: 'all' | 'tieBreak' | 'ask',
): MoveFact {
  return { kind: 'tiedAtLine', tiedWith: othersOf(candidate, tied), resolvedBy };
}

function othersOf(candidate: Candidate, tied: readonly Candidate[]): string[] {
  return tied.filter(({ entry }) => entry !== candidate.entry).map(({ entry }) => entry);
}
