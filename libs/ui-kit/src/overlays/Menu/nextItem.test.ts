import { expect, it } from 'vitest';
import { nextItem } from './nextItem';

const items = [
  { label: 'Edit' },
  { label: 'Duplicate', disabled: true },
  { label: 'Export' },
  { label: 'Delete' },
];

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['e', 0, 2],
  ['E', 2, 0],
  ['d', 0, 3],
  ['z', 0, undefined],
  ['Enter', 0, undefined],
])('%s at %i moves to %s', (key, from, to) => {
  expect(nextItem(items, from, key)).toBe(to);
});

it('does not move when nothing can be selected', () => {
  expect(nextItem([{ label: 'Edit', disabled: true }], -1, 'ArrowDown')).toBeUndefined();
});
