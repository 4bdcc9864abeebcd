import { describe, expect, it } from 'vitest';
import { decideProgression } from './decideProgression';
import type { Rule } from './rule';

const rule = (hashcode: string, given: Partial<Rule>): Rule => ({
  hashcode,
  stage: 'heat',
  next: 'final',
  by: 'rank',
  count: null,
  min_score: null,
  per_school: null,
  ...given,
});
const acts = ['a', 'b', 'c', 'd', 'e'].map((entry) => ({ entry, school: null }));
const ranked = (...ranks: number[]) =>
  ranks.map((rank, at) => ({ entry: acts[at]?.entry ?? '', rank, total: 90 - rank }));
const rules = [
  rule('final', { count: 2 }),
  rule('chance', { next: 'chance', count: 2 }),
  rule('audience', { by: 'vote', count: 1 }),
];
const votes = [
  { entry: 'a', votes: 9 },
  { entry: 'e', votes: 5 },
];
const movesOf = (moves: readonly { entry: string; next: string }[]) =>
  moves.map(({ entry, next }) => `${entry} ${next}`);

describe('[3.24] [7.39] who goes on by several rules', () => {
  it('are two to the final, the next two to the second chance, and one by the audience', () => {
    const decided = decideProgression({ rules, standings: ranked(1, 2, 3, 4, 5), acts, votes }, () => []);
    expect(movesOf(decided.moves)).toEqual(['a final', 'b final', 'c chance', 'd chance', 'e final']);
    expect(decided).toMatchObject({ prompted: [], isDecided: true });
  });

  it('are decided rule by rule, and who is left by one is in the line of the next', () => {
    const facts = { rules, standings: ranked(1, 2, 2, 4, 5), acts, votes };
    const open = decideProgression(facts, () => []);
    expect(movesOf(open.moves)).toEqual(['a final']);
    expect(open.prompted).toMatchObject([{ rule: 'final', entries: ['b', 'c'], places: 1, selected: [] }]);
    expect(open.isDecided).toBe(false);
    const decided = decideProgression(facts, () => ['c']);
    expect(movesOf(decided.moves)).toEqual(['a final', 'c final', 'b chance', 'd chance', 'e final']);
    expect(decided.prompted).toMatchObject([{ selected: ['c'] }]);
  });

  it('are selected by the office where a rule says so, as many as it has places', () => {
    const facts = {
      rules: [rule('first', { count: 1 }), rule('office', { by: 'choice', count: 2 })],
      standings: ranked(1, 2, 3, 4, 5),
      acts,
    };
    const one = decideProgression(facts, () => ['d']);
    expect(one).toMatchObject({ isDecided: false, prompted: [{ purpose: 'choice', places: 2 }] });
    const two = decideProgression(facts, () => ['d', 'b']);
    expect(movesOf(two.moves)).toEqual(['a final', 'b final', 'd final']);
    expect(two.moves[1]?.because).toEqual([{ kind: 'selected' }]);
  });

  it('stay open where more of one school are selected than it can have', () => {
    const ofOne = acts.map(({ entry }) => ({ entry, school: 'west' }));
    const facts = {
      rules: [rule('office', { by: 'choice', count: 2, per_school: 1 })],
      standings: ranked(1, 2, 3, 4, 5),
      acts: ofOne,
    };
    const decided = decideProgression(facts, () => ['a', 'b']);
    expect(decided).toMatchObject({ moves: [], isDecided: false });
  });
});
