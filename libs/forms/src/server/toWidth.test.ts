import { expect, it } from 'vitest';
import { toWidth } from './toWidth';

it.each([
  ['xs', 'xs'],
  ['small', 'small'],
  ['regular', 'regular'],
  ['narrow', 'small'],
  ['20%', 'xs'],
  [50, 'small'],
  ['75', 'regular'],
  [100, 'full'],
])('[3.32] parses the width %s as %s', (given, width) => expect(toWidth(given)).toBe(width));

it.each([null, undefined, '', 'wide', 0, -10, NaN, {}, []])('[3.32] ignores the width %o', (given) =>
  expect(toWidth(given)).toBeUndefined(),
);
