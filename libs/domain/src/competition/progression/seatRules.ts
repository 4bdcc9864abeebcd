import { fillBySelection, fillPlaces, type Candidate, type Filling, type Table } from './fillPlaces';
import type { MoveFact, ProgressionFacts, Question, Selection } from './movement';
import type { Rule } from './rule';

/** A rule, who can move by it, and who has a place. */
export interface SeatedRule {
  rule: Rule;
  /** Position of the rule: an act moves by the first that takes it. */
  order: number;
  /** Acts that meet the needs of the rule. */
  candidates: readonly Candidate[];
  seats: Seat[];
  /** Acts that gave up a place that no one took yet. */
  vacancies: string[];
  questions: readonly Question[];
  table: Table;
}

/** A place that an act has, or gave up. */
export interface Seat {
  candidate: Candidate;
  how: readonly MoveFact[];
  /** The act whose place it took. */
  of: string | null;
  hasWithdrawn: boolean;
}

/** By which rule an act left the stage; also where it gave the place up again. */
type Departures = Map<string, SeatedRule>;

/**
 * Gives out the places of all rules. First every line is drawn as if no one had given up a place, because that is how it was. Then places
 * that were given up are filled until nothing changes, so that no one who has a place loses it: only a place by a later rule, such as the
 * second chance, is left again for one by an earlier rule.
 */
export function seatRules(facts: ProgressionFacts): SeatedRule[] {
  const departures: Departures = new Map();
  const taken = new Map<string, Map<string, string[]>>();
  const seated = facts.rules.map((rule, order) => {
    const bySchool = taken.get(rule.next) ?? new Map<string, string[]>();
    taken.set(rule.next, bySchool);
    return createSeated(rule, order, bySchool, facts);
  });
  for (const each of seated) fill(each, departures);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const each of seated) hasChanged = markWithdrawn(each, facts) || hasChanged;
    if (!hasChanged) break;
    for (const each of seated) if (placesLeft(each) > 0) fill(each, departures);
  }
  return seated;
}

function createSeated(
  rule: Rule,
  order: number,
  taken: Map<string, string[]>,
  { acts, standings, votes = [], selections = [] }: ProgressionFacts,
): SeatedRule {
  const places = new Map(standings.map((place) => [place.entry, place]));
  const counted = new Map(votes.map((each) => [each.entry, each.votes]));
  const candidates = acts
    .toSorted((one, other) => (one.entry < other.entry ? -1 : 1))
    .map((act): Candidate => ({
      ...act,
      place: places.get(act.entry) ?? null,
      votes: counted.get(act.entry) ?? 0,
    }))
    .filter((candidate) => meetsNeeds(rule, candidate));
  const selected = (purpose: Selection['purpose']) =>
    selections
      .filter((each) => each.rule === rule.hashcode && each.purpose === purpose)
      .map(({ entries }) => entries);
  const table: Table = { rule, selected, taken };
  return { rule, order, candidates, seats: [], vacancies: [], questions: [], table };
}

function placesLeft({ rule, seats }: SeatedRule): number {
  return (rule.count ?? Infinity) - seats.filter(({ hasWithdrawn }) => !hasWithdrawn).length;
}

function fill(seated: SeatedRule, departures: Departures): void {
  const places = placesLeft(seated);
  const waiting = seated.candidates.filter(({ entry }) => canTake(departures.get(entry), seated));
  const filling = placesFilled(seated, waiting, places);
  seated.questions = filling.questions;
  for (const { candidate, facts } of filling.moved) {
    const later = departures.get(candidate.entry);
    if (later) leave(later, candidate);
    departures.set(candidate.entry, seated);
    seated.seats.push({
      candidate,
      how: facts,
      of: seated.vacancies.shift() ?? null,
      hasWithdrawn: false,
    });
  }
}

function placesFilled({ rule, table }: SeatedRule, waiting: readonly Candidate[], places: number): Filling {
  return rule.by === 'choice'
    ? fillBySelection(waiting, places, table)
    : fillPlaces(groupsOf(rule, waiting), places, table);
}

/** Checks whether an act that left by another rule, if by any, can leave by this one: only for another stage, and an earlier rule. */
function canTake(other: SeatedRule | undefined, { rule, order }: SeatedRule): boolean {
  return !other || (other.order > order && other.rule.next !== rule.next);
}

/** Takes the places from those who gave them up since; whether there were any. */
function markWithdrawn(seated: SeatedRule, { withdrawals = [] }: ProgressionFacts): boolean {
  const gaveUp = withdrawals.filter(({ stage }) => stage === seated.rule.next).map(({ entry }) => entry);
  const leaving = gaveUp.flatMap((entry) =>
    seated.seats.filter((seat) => seat.candidate.entry === entry && !seat.hasWithdrawn),
  );
  for (const seat of leaving) {
    seat.hasWithdrawn = true;
    seated.vacancies.push(seat.candidate.entry);
    vacate(seat.candidate, seated.table);
  }
  return leaving.length > 0;
}

/** An act leaves its place by a later rule for one by an earlier rule. */
function leave(seated: SeatedRule, candidate: Candidate): void {
  const at = seated.seats.findIndex((seat) => seat.candidate.entry === candidate.entry);
  const [seat] = at < 0 ? [] : seated.seats.splice(at, 1);
  if (!seat || seat.hasWithdrawn) return;
  seated.vacancies.push(candidate.entry);
  vacate(candidate, seated.table);
}

function vacate({ entry, school }: Candidate, { taken }: Table): void {
  if (school === null) return;
  taken.set(
    school,
    (taken.get(school) ?? []).filter((each) => each !== entry),
  );
}

/** True if an act has what the rule needs: a place, votes, or the least score. */
function meetsNeeds({ by, min_score }: Rule, { place, votes }: Candidate): boolean {
  if ((by === 'rank' || by === 'score') && (place?.rank ?? null) === null) return false;
  if (by === 'vote' && votes <= 0) return false;
  return min_score === null || (place?.total ?? -Infinity) >= min_score;
}

/** Candidates of equal rank or votes together, the best first. */
export function groupsOf({ by }: Rule, candidates: readonly Candidate[]): Candidate[][] {
  const keyOf = ({ place, votes }: Candidate) => (by === 'vote' ? -votes : (place?.rank ?? Infinity));
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates)
    groups.set(keyOf(candidate), [...(groups.get(keyOf(candidate)) ?? []), candidate]);
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}
