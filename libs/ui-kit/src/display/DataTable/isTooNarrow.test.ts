import { expect, it } from 'vitest';
import { isTooNarrow } from './isTooNarrow';

it.each([
  ['a phone', 360, 2, true],
  ['a tablet with few columns', 736, 4, false],
  ['a tablet with many columns', 736, 5, true],
  ['a wide window with many columns', 1_100, 12, false],
  ['a DOM that measures nothing', 0, 12, false],
])('is decided for %s', (_case, width, columns, expected) => {
  expect(isTooNarrow(width, columns)).toBe(expected);
});
