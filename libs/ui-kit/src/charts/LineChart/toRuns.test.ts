import { expect, it } from 'vitest';
import { toRuns } from './toRuns';

it('cuts a line where figures are missing', () => {
  const runs = toRuns([null, 1, 2, null, Number.NaN, 3]);
  expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[1, 2], [5]]);
});

it('is nothing without figures', () => {
  expect(toRuns([null, null])).toEqual([]);
});
