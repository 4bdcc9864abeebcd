import { cappedFact, type Candidate } from './fillPlaces';
import type { Move, MoveFact, Progression, ProgressionFacts, StagePlace, Stay, StayFact } from './movement';
import { countTaken, groupsOf, seatRules, type Bench, type Departures, type SeatedRule } from './seatRules';
import type { Rule } from './stages';

/**
 * Who moves from stage to stage, who does not, why, and what a person has to decide. A place that is given up after the move goes to the
 * next in line whose school is not at its cap, as long as there are fewer than the rule counts; a substitute can give up too.
 *
 * @example progressionOf({ rules, standings, entries, withdrawals: [], selections: [] }).moves[0] // { entry: '…', to: '…', because: […] }
 */
export function progressionOf(facts: ProgressionFacts): Progression {
  const { seated, departures } = seatRules(facts);
  const questions = seated.flatMap(({ regular, wild }) => [
    ...regular.filling.questions,
    ...wild.filling.questions,
  ]);
  const open = seated.map(({ rule, regular, wild }): [string, number] => [
    rule.hashcode,
    openPlacesOf(regular) + openPlacesOf(wild),
  ]);
  const outcomes = seated.map((each) => outcomeOf(each, departures));
  return {
    moves: outcomes.flatMap(({ moves }) => moves),
    notMoved: outcomes.flatMap(({ notMoved }) => notMoved),
    questions,
    openPlaces: Object.fromEntries(open.filter(([, places]) => places > 0)),
    isComplete: questions.length === 0 && facts.rules.every((rule) => isStageComplete(rule, facts)),
  };
}

function openPlacesOf(bench: Bench): number {
  if (bench.places === Infinity) return 0;
  const inQuestion = bench.filling.questions.reduce((sum, { places }) => sum + places, 0);
  return Math.max(0, bench.places - countTaken(bench) - inQuestion);
}

function outcomeOf(seated: SeatedRule, departures: Departures): { moves: Move[]; notMoved: Stay[] } {
  const { rule, order, running, candidates, lacking, regular, wild } = seated;
  const stays = new Map<string, StayFact>(lacking);
  for (const candidate of candidates) stays.set(candidate.entry, restFact(seated, candidate));
  for (const { entry } of running) {
    const other = departures.get(rule.from)?.get(entry);
    if (other && other.order < order)
      stays.set(entry, { kind: 'movedBefore', rule: other.rule.hashcode, to: other.rule.to });
  }
  const seats = [...regular.seats, ...wild.seats];
  for (const { candidate, hasWithdrawn } of seats)
    if (hasWithdrawn) stays.set(candidate.entry, { kind: 'withdrew', stage: rule.to });
    else stays.delete(candidate.entry);
  const moves = seats
    .filter(({ hasWithdrawn }) => !hasWithdrawn)
    .map(({ candidate, how, of }): Move => ({
      entry: candidate.entry,
      rule: rule.hashcode,
      from: rule.from,
      to: rule.to,
      because: [
        ...reasonsOf(rule, candidate, how),
        ...(of === null ? [] : [{ kind: 'substitute' as const, of }]),
        ...pastCapped(seated, candidate, stays),
      ],
    }));
  const notMoved = [...stays].map(([entry, because]) => ({ entry, rule: rule.hashcode, because }));
  return { moves, notMoved };
}

function reasonsOf(rule: Rule, { place, votes }: Candidate, how: readonly MoveFact[]): MoveFact[] {
  if (how.some(({ kind }) => kind === 'wildCard' || kind === 'selected')) return [...how];
  const count = rule.count ?? null;
  if (rule.by === 'vote') return [{ kind: 'votes', votes, count }, ...how];
  const byScore: MoveFact[] =
    rule.minScore === undefined || !place || place.total === null
      ? []
      : [{ kind: 'score', total: place.total, minScore: rule.minScore }];
  const byRank: MoveFact[] =
    rule.by === 'rank' && place && place.rank !== null ? [{ kind: 'rank', rank: place.rank, count }] : [];
  return [...byRank, ...byScore, ...how];
}

/** Why a candidate did not get a place. */
function restFact({ rule, regular, table }: SeatedRule, candidate: Candidate): StayFact {
  const decided = regular.filling.stays.get(candidate.entry) ?? cappedFact(candidate, table);
  if (decided) return decided;
  if (rule.by === 'choice') return { kind: 'notSelected' };
  return { kind: 'belowLine', rank: candidate.place?.rank ?? null, count: rule.count ?? null };
}

/** Better entries that a cap bars, for one that would not have a place if they had theirs. */
function pastCapped(
  { rule, candidates }: SeatedRule,
  candidate: Candidate,
  stays: ReadonlyMap<string, StayFact>,
): MoveFact[] {
  if (rule.by === 'choice' || rule.count === undefined) return [];
  const groups = groupsOf(rule, candidates);
  const at = groups.findIndex((group) => group.some(({ entry }) => entry === candidate.entry));
  const better = groups.slice(0, Math.max(0, at)).flat();
  const capped = better.filter(({ entry }) => stays.get(entry)?.kind === 'capped').map(({ entry }) => entry);
  return better.length >= rule.count && capped.length > 0 ? [{ kind: 'pastCapped', entries: capped }] : [];
}

/** Whether all who are in a stage have their final place there, as far as the rule needs one. */
function isStageComplete(rule: Rule, { standings, entries, withdrawals, votes }: ProgressionFacts): boolean {
  if (rule.by === 'vote' && !votes?.[rule.from]) return false;
  if ((rule.by === 'vote' || rule.by === 'choice') && rule.minScore === undefined) return true;
  const places = new Map<string, StagePlace>(standings[rule.from]?.map((place) => [place.entry, place]));
  return entries
    .filter(({ stages, status }) => stages.includes(rule.from) && status === 'accepted')
    .filter(({ entry }) => !withdrawals.some((each) => each.entry === entry && each.stage === rule.from))
    .every(({ entry }) => {
      const place = places.get(entry);
      return place !== undefined && place.rank !== null && !place.problems?.includes('unsigned');
    });
}
