import { isCapped, type Candidate } from './fillPlaces';
import type { Move, MoveFact, Progression, ProgressionFacts } from './movement';
import type { Rule } from './rule';
import { groupsOf, seatRules, type SeatedRule } from './seatRules';

/**
 * Acts that go on from a stage by its rules, with reasons, and open decisions of a person. A place that is given up after the move
 * goes to the next in line whose school is not at its cap; a substitute can give up too.
 *
 * @example progressionOf({ rules, standings, acts }).moves[0] // { entry: '…', rule: '…', next: '…', because: […] }
 */
export function progressionOf(facts: ProgressionFacts): Progression {
  const seated = seatRules(facts);
  return {
    moves: seated.flatMap(movesBy),
    questions: seated.flatMap(({ questions }) => questions),
  };
}

function movesBy(seated: SeatedRule): Move[] {
  const { rule } = seated;
  return seated.seats
    .filter(({ hasWithdrawn }) => !hasWithdrawn)
    .map(({ candidate, how, of }) => ({
      entry: candidate.entry,
      rule: rule.hashcode,
      next: rule.next,
      because: [
        ...reasonsOf(rule, candidate),
        ...how,
        ...(of === null ? [] : [{ kind: 'substitute' as const, of }]),
        ...pastCapped(seated, candidate),
      ],
    }));
}

function reasonsOf({ by, min_score }: Rule, { place, votes }: Candidate): MoveFact[] {
  if (by === 'choice') return [];
  if (by === 'vote') return [{ kind: 'votes', votes }];
  const total = place?.total ?? null;
  const byScore: MoveFact[] =
    min_score === null || total === null ? [] : [{ kind: 'score', total, least: min_score }];
  const rank = place?.rank ?? null;
  return by === 'rank' && rank !== null ? [{ kind: 'rank', rank }, ...byScore] : byScore;
}

/** Better acts that a cap bars, for one that would not have a place if they had theirs. */
function pastCapped({ rule, candidates, seats, table }: SeatedRule, candidate: Candidate): MoveFact[] {
  if (rule.by === 'choice' || rule.count === null) return [];
  const seated = new Set(seats.map((seat) => seat.candidate.entry));
  const groups = groupsOf(rule, candidates);
  const at = groups.findIndex((group) => group.some(({ entry }) => entry === candidate.entry));
  const better = groups.slice(0, Math.max(0, at)).flat();
  const capped = better.filter((each) => !seated.has(each.entry) && isCapped(each, table));
  if (better.length < rule.count || capped.length === 0) return [];
  return [{ kind: 'pastCapped', entries: capped.map(({ entry }) => entry) }];
}
