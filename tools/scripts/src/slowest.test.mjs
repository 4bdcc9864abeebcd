import { expect, it } from 'vitest';
import { slowestOf } from './slowest.mjs';

const timed = (/** @type {number[]} */ ...all) =>
  all.map((seconds) => ({ title: `takes ${seconds}`, seconds }));

it('names the slowest files and tests first', () => {
  const lines = slowestOf({ passed: 2, failed: 0, tests: timed(1, 12, 3), files: timed(4, 9) });
  expect(lines).toEqual([
    'The 30 slowest files:',
    '    9.0 s  takes 9',
    '    4.0 s  takes 4',
    '',
    'The 30 slowest tests; 1 took over 10 s:',
    '   12.0 s  takes 12',
    '    3.0 s  takes 3',
    '    1.0 s  takes 1',
  ]);
});

it('names every test that takes over ten seconds', () => {
  const lines = slowestOf({ passed: 40, failed: 0, tests: timed(...Array(40).fill(11), 2) });
  expect(lines.filter((line) => line.includes('takes 11'))).toHaveLength(40);
  expect(lines.filter((line) => line.includes('takes 2'))).toEqual([]);
});
