import { expect, it } from 'vitest';
import { nextTab } from './nextTab';

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }, { id: 'd' }];

it.each([
  ['ArrowRight', 'a', false, 'c'],
  ['ArrowRight', 'd', false, 'a'],
  ['ArrowLeft', 'a', false, 'd'],
  ['ArrowLeft', 'a', true, 'c'],
  ['Home', 'd', false, 'a'],
  ['End', 'a', false, 'd'],
  ['x', 'a', false, undefined],
])('%s on %s (right to left: %s) moves to %s', (key, from, isRightToLeft, to) => {
  expect(nextTab(tabs, from, key, isRightToLeft)?.id).toBe(to);
});
