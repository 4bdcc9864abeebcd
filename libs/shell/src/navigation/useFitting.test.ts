import { expect, it } from 'vitest';
import { howManyFit } from './useFitting';

it.each([
  ['all, with room to spare', [100, 200], 300, 2],
  ['all, to the last pixel', [100, 200], 200, 2],
  ['fewer, because More needs its room', [100, 200], 199, 1],
  ['none beside More', [100, 200], 120, 0],
  ['all of nothing', [], 0, 0],
])('[2.41] %s', (_what, ends, width, count) => {
  expect(howManyFit(ends, width, 50)).toBe(count);
});
