import { fillBySelection, fillPlaces, type Candidate, type Filling, type Table } from './fillPlaces';
import type { MoveFact, ProgressionFacts, Selection, StageEntry, StayFact } from './movement';
import type { Rule } from './stages';

/** A rule, who can move by it, and who has a place. */
export interface SeatedRule {
  rule: Rule;
  /** Which rule it is: an entry moves by the first that takes it. */
  order: number;
  /** All who are in the running in the stage that is left. */
  running: readonly Candidate[];
  /** Those of them who have what the rule needs. */
  candidates: readonly Candidate[];
  /** Why others cannot move. */
  lacking: ReadonlyMap<string, StayFact>;
  regular: Bench;
  wild: Bench;
  table: Table;
}

/** Places of one kind, and who has them. */
export interface Bench {
  places: number;
  seats: Seat[];
  /** Who gave up a place that no one took yet. */
  vacancies: string[];
  /** What came of filling them the last time. */
  filling: Filling;
  fill: (waiting: readonly Candidate[], places: number) => Filling;
}

/** A place that an entry has, or gave up. */
export interface Seat {
  candidate: Candidate;
  how: readonly MoveFact[];
  /** Whose place it took. */
  of: string | null;
  hasWithdrawn: boolean;
}

/** By which rule an entry left a stage, by stage and entry; also where it gave the place up again. */
export type Departures = ReadonlyMap<string, ReadonlyMap<string, SeatedRule>>;

/**
 * Gives out the places of all rules. First every line is drawn as if no one had given up a place, because that is how it was. Then places
 * that were given up are filled until nothing changes, so that no one who has a place loses it: only a place by a later rule, such as the
 * second chance, is left again for one by an earlier rule.
 */
export function seatRules(facts: ProgressionFacts): { seated: SeatedRule[]; departures: Departures } {
  const departures = new Map<string, Map<string, SeatedRule>>();
  const taken = new Map<string, Map<string, string[]>>();
  const seated = facts.rules.map((rule, order) => {
    const bySchool = taken.get(rule.to) ?? new Map<string, string[]>();
    taken.set(rule.to, bySchool);
    return createSeated(rule, order, bySchool, facts);
  });
  for (const each of seated) {
    fillBench(each, 'regular', departures);
    fillBench(each, 'wild', departures);
  }
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const each of seated) hasChanged = markWithdrawn(each, facts) || hasChanged;
    if (!hasChanged) break;
    for (const each of seated) {
      refill(each, 'regular', departures);
      refill(each, 'wild', departures);
    }
  }
  return { seated, departures };
}

function createSeated(
  rule: Rule,
  order: number,
  taken: Map<string, string[]>,
  facts: ProgressionFacts,
): SeatedRule {
  const lacking = new Map<string, StayFact>();
  const running: Candidate[] = [];
  const candidates: Candidate[] = [];
  const places = new Map(facts.standings[rule.from]?.map((place) => [place.entry, place]));
  for (const entry of facts.entries.toSorted((one, other) => (one.entry < other.entry ? -1 : 1))) {
    if (!entry.stages.includes(rule.from)) continue;
    const votes = facts.votes?.[rule.from]?.[entry.entry] ?? 0;
    const place = places.get(entry.entry) ?? null;
    const candidate: Candidate = { entry: entry.entry, school: entry.school, place, votes };
    const isOut = outFact(rule, entry, facts);
    const lack = isOut ?? lackFact(rule, candidate);
    if (!isOut) running.push(candidate);
    if (lack) lacking.set(entry.entry, lack);
    else candidates.push(candidate);
  }
  const selected = (purpose: Selection['purpose']) =>
    facts.selections
      .filter((each) => each.rule === rule.hashcode && each.purpose === purpose)
      .map(({ entries }) => entries);
  const table: Table = { rule, selected, taken };
  return {
    rule,
    order,
    running,
    candidates,
    lacking,
    table,
    regular: createBench(rule.count ?? Infinity, (waiting, places) =>
      rule.by === 'choice'
        ? fillBySelection(waiting, places, 'choice', table)
        : fillPlaces(groupsOf(rule, waiting), places, table),
    ),
    wild: createBench(rule.wildCards ?? 0, (waiting, places) =>
      fillBySelection(waiting, places, 'wildCard', table),
    ),
  };
}

function createBench(places: number, fill: Bench['fill']): Bench {
  const filling: Filling = { moved: [], stays: new Map(), questions: [] };
  return { places, seats: [], vacancies: [], filling, fill };
}

/** How many of the places of a bench are taken. */
export function countTaken({ seats }: Bench): number {
  return seats.filter(({ hasWithdrawn }) => !hasWithdrawn).length;
}

type Leaving = Map<string, Map<string, SeatedRule>>;

function fillBench(seated: SeatedRule, kind: 'regular' | 'wild', departures: Leaving) {
  const { rule } = seated;
  const bench = seated[kind];
  const places = bench.places - countTaken(bench);
  const left = departures.get(rule.from) ?? new Map<string, SeatedRule>();
  departures.set(rule.from, left);
  const all = kind === 'wild' ? seated.running : seated.candidates;
  const waiting = all.filter(({ entry }) => canTake(left.get(entry), seated));
  bench.filling =
    places > 0 ? bench.fill(waiting, places) : { moved: [], stays: bench.filling.stays, questions: [] };
  for (const { candidate, facts } of bench.filling.moved) {
    const later = left.get(candidate.entry);
    if (later) leave(later, candidate);
    left.set(candidate.entry, seated);
    bench.seats.push({ candidate, how: facts, of: bench.vacancies.shift() ?? null, hasWithdrawn: false });
  }
}

/** Whether an entry that left by another rule, if by any, can leave by this one: only for another stage, and an earlier rule. */
function canTake(other: SeatedRule | undefined, { rule, order }: SeatedRule): boolean {
  return !other || (other.order > order && other.rule.to !== rule.to);
}

function refill(seated: SeatedRule, kind: 'regular' | 'wild', departures: Leaving) {
  if (seated[kind].places > countTaken(seated[kind])) fillBench(seated, kind, departures);
}

/** Takes the places from those who gave them up since; whether there were any. */
function markWithdrawn(seated: SeatedRule, { withdrawals }: ProgressionFacts): boolean {
  const gaveUp = withdrawals.filter(({ stage }) => stage === seated.rule.to).map(({ entry }) => entry);
  const vacated = [seated.regular, seated.wild].map((bench) => {
    const leaving = gaveUp.flatMap((entry) =>
      bench.seats.filter((seat) => seat.candidate.entry === entry && !seat.hasWithdrawn),
    );
    for (const seat of leaving) {
      seat.hasWithdrawn = true;
      bench.vacancies.push(seat.candidate.entry);
      vacate(seat.candidate, seated.table);
    }
    return leaving.length;
  });
  return vacated.some((count) => count > 0);
}

/** An entry leaves its place by a later rule for one by an earlier rule. */
function leave({ regular, wild, table }: SeatedRule, candidate: Candidate) {
  for (const bench of [regular, wild]) {
    const at = bench.seats.findIndex((seat) => seat.candidate.entry === candidate.entry);
    const [seat] = at < 0 ? [] : bench.seats.splice(at, 1);
    if (!seat || seat.hasWithdrawn) continue;
    bench.vacancies.push(candidate.entry);
    vacate(candidate, table);
  }
}

function vacate({ entry, school }: Candidate, { taken }: Table) {
  if (school === null) return;
  taken.set(
    school,
    (taken.get(school) ?? []).filter((each) => each !== entry),
  );
}

/** Why an entry is not in the running for a rule. */
function outFact(rule: Rule, { entry, status }: StageEntry, facts: ProgressionFacts): StayFact | null {
  if (status !== 'accepted') return { kind: 'status', status };
  if (facts.withdrawals.some((each) => each.entry === entry && each.stage === rule.from))
    return { kind: 'withdrew', stage: rule.from };
  return null;
}

/** What an entry in the running lacks. */
function lackFact({ by, minScore }: Rule, { place, votes }: Candidate): StayFact | null {
  if ((by === 'rank' || by === 'score') && (place?.rank ?? null) === null)
    return { kind: 'noPlace', problems: place?.problems ?? [] };
  if (by === 'vote' && votes <= 0) return { kind: 'noVotes' };
  const total = place?.total ?? null;
  if (minScore !== undefined && (total === null || total < minScore))
    return { kind: 'belowScore', total, minScore };
  return null;
}

/** Candidates of equal rank or votes together, the best first. */
export function groupsOf({ by }: Rule, candidates: readonly Candidate[]): Candidate[][] {
  const keyOf = ({ place, votes }: Candidate) => (by === 'vote' ? -votes : (place?.rank ?? Infinity));
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates)
    groups.set(keyOf(candidate), [...(groups.get(keyOf(candidate)) ?? []), candidate]);
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}
