import { expect, it } from 'vitest';
import { toRuns } from './toRuns';

it('splits a line at missing values', () => {
  const runs = toRuns([null, 1, 2, null, Number.NaN, 3]);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[1, 2], [5]]);
});

it('is empty without values', () => {
  expect(toRuns([null, null])).toEqual([]);
});
