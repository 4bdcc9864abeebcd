import { expect, it } from 'vitest';
import { clampSize, sizeByKey } from './resize';

const limits = { min: 200, max: 600 };

it.each([
  [100, 200],
  [300.4, 300],
  [900, 600],
])('limits a size of %d', (size, clamped) => {
  expect(clampSize(size, limits)).toBe(clamped);
});

it.each([
  ['ArrowRight', false, 316],
  ['ArrowLeft', false, 284],
  ['ArrowRight', true, 380],
  ['Home', false, 200],
  ['End', false, 600],
  ['Enter', false, undefined],
])('[2.49] moves by %s, Shift %s, to %s', (key, shiftKey, size) => {
  expect(sizeByKey({ key, shiftKey }, 300, 'ArrowRight', limits)).toBe(size);
});

it('[2.49] grows by the other arrow when the part is on the other side', () => {
  expect(sizeByKey({ key: 'ArrowLeft', shiftKey: false }, 300, 'ArrowLeft', limits)).toBe(316);
});

it('[2.49] stops at its limits', () => {
  expect(sizeByKey({ key: 'ArrowRight', shiftKey: false }, 595, 'ArrowRight', limits)).toBe(600);
});
