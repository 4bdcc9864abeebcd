import { expect, it } from 'vitest';
import { nextPoint } from './usePointReader';

it('moves by arrow keys and stops at the ends', () => {
  expect(nextPoint('ArrowRight', 0, 3)).toBe(1);
  expect(nextPoint('ArrowRight', 2, 3)).toBe(2);
  expect(nextPoint('ArrowLeft', 0, 3)).toBe(0);
  expect(nextPoint('End', 0, 3)).toBe(2);
  expect(nextPoint('Home', 2, 3)).toBe(0);
});

it('moves the other way in right-to-left text', () => {
  expect(nextPoint('ArrowLeft', 0, 3, true)).toBe(1);
  expect(nextPoint('ArrowRight', 1, 3, true)).toBe(0);
});

it('ignores other keys', () => {
  expect(nextPoint('Tab', 1, 3)).toBeUndefined();
});
