import { describe, expect, it } from 'vitest';
import type { Rubric } from './rubric';
import { unusualScores } from './unusualScores';

const mark = (value: number | null) => [
  { code: 'tone', value, madeAt: '2027-05-07T07:10:00.000Z', device: 'tablet' },
];
const asked = (
  value: number | null,
  others: readonly (number | null)[],
  scale = { min: 0, max: 100, step: 0.5 },
) => {
  const rubric: Rubric = {
    criteria: [{ code: 'tone', label: 'Tone', weight: 100, ...scale }],
    penalties: [],
  };
  return unusualScores(rubric, mark(value), others.map(mark)).map(({ usual }) => [usual.from, usual.to]);
};

describe('[2.31] a score is asked about', () => {
  it.each([
    ['a digit too few', 8, [85, 80, 92]],
    ['a digit too few, rounded up', 9, [85, 80, 92]],
    ['nothing for something', 0, [85, 80, 92]],
    ['a digit too many', 75, [7, 7.5, 8]],
  ])('for %s', (_case, value, others) => {
    expect(asked(value, others)).toEqual([[Math.min(...others), Math.max(...others)]]);
  });

  it.each<[string, number | null, (number | null)[]]>([
    ['it is as usual', 78, [85, 80, 92]],
    ['it is much lower, and no slip', 40, [85, 80, 92]],
    ['the judge uses the whole scale', 10, [5, 50, 95, 70]],
    ['there are too few others', 8, [85, 80]],
    ['others are not scored', 8, [85, 80, null]],
    ['it is not scored', null, [85, 80, 92]],
  ])('not where %s', (_case, value, others) => expect(asked(value, others)).toEqual([]));

  it('from the lowest score of its scale, and not for a step or two', () => {
    expect(asked(51, [59, 58, 60], { min: 50, max: 60, step: 0.1 })).toHaveLength(1);
    expect(asked(1, [3, 3, 3], { min: 1, max: 5, step: 1 })).toEqual([]);
  });
});
