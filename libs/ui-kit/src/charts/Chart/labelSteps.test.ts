import { expect, it } from 'vitest';
import { labelSteps } from './labelSteps';

it('shows every label while there is room', () => {
  expect(labelSteps(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])).toEqual({ narrow: 1, medium: 1, wide: 1 });
});

it('drops labels on narrow screens first', () => {
  const months = Array.from({ length: 12 }, () => '01-Jan');
  const { narrow, medium, wide } = labelSteps(months);
  expect([narrow, medium, wide]).toEqual([3, 2, 2]);
});

it('accepts an empty list', () => {
  expect(labelSteps([])).toEqual({ narrow: 1, medium: 1, wide: 1 });
});
