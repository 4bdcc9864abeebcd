import { describe, expect, it } from 'vitest';
import type { StagePlace } from './movement';
import { progressionOfStage } from './progressionOfStage';

const place = (entry: string, rank: number | null): StagePlace => ({ entry, rank, total: null });
const acts = (...schools: readonly (string | null)[]) =>
  schools.map((school, nth) => ({ entry: 'abcdef'.charAt(nth), school }));
const stage = { hashcode: 'heat', next: 'final', next_count: 2, next_per_school: null };
const moved = (given: Parameters<typeof progressionOfStage>) =>
  progressionOfStage(...given)?.moves.map(({ entry }) => entry);

describe('[3.24] who goes on from a stage', () => {
  const standings = [place('a', 1), place('b', 2), place('c', 3), place('d', null)];

  it('are the first by place, and those without a place are not', () => {
    expect(moved([stage, { standings, acts: acts('x', 'y', 'z', null), selected: [] }])).toEqual(['a', 'b']);
    expect(
      moved([
        { ...stage, next_count: 9 },
        { standings, acts: acts('x', 'y', 'z', null), selected: [] },
      ]),
    ).toEqual(['a', 'b', 'c']);
  });

  it('are no more of one school than the stage allows, and the next one moves up', () => {
    const given = { standings, acts: acts('x', 'x', 'z', null), selected: [] };
    const progression = progressionOfStage({ ...stage, next_per_school: 1 }, given);
    expect(progression?.moves.map(({ entry }) => entry)).toEqual(['a', 'c']);
    expect(progression?.moves[1]?.because).toContainEqual({ kind: 'pastCapped', entries: ['b'] });
  });

  it('are selected by a person where several share the place at the line', () => {
    const tied = [place('a', 1), place('b', 2), place('c', 2)];
    const given = { standings: tied, acts: acts('x', 'y', 'z'), selected: [] };
    const open = progressionOfStage(stage, given);
    expect(open?.questions).toMatchObject([{ entries: ['b', 'c'], places: 1 }]);
    expect(open?.isComplete).toBe(false);
    expect(moved([stage, { ...given, selected: ['c'] }])?.sort()).toEqual(['a', 'c']);
    expect(progressionOfStage(stage, { ...given, selected: ['b', 'c'] })?.questions[0]?.hasTooMany).toBe(
      true,
    );
  });

  it('are none where the stage leads nowhere', () => {
    expect(
      progressionOfStage({ ...stage, next: null }, { standings, acts: acts('x'), selected: [] }),
    ).toBeNull();
  });
});
