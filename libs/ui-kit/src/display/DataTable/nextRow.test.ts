import { expect, it } from 'vitest';
import { nextRow } from './nextRow';

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 23],
  ['PageUp', 4, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['Enter', 50, undefined],
])('%s moves from row %i to %s', (key, from, to) => {
  expect(nextRow(key, from, 100, 20)).toBe(to);
});

it('does not move in an empty table', () => {
  expect(nextRow('ArrowDown', 0, 0, 20)).toBeUndefined();
});
