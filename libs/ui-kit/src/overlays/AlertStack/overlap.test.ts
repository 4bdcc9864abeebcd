import { expect, it } from 'vitest';
import { overlap } from './overlap';

const box = { top: 100, bottom: 200, left: 0, right: 50 };

it.each([
  ['apart', { top: 200, bottom: 300, left: 0, right: 50 }, 0],
  ['beside each other', { top: 100, bottom: 200, left: 60, right: 90 }, 0],
  ['partly over each other', { top: 150, bottom: 300, left: 40, right: 90 }, 500],
  ['within each other', { top: 0, bottom: 300, left: 0, right: 90 }, 5000],
])('measures the overlap of boxes %s', (_, other, area) => {
  expect(overlap(box, other)).toBe(area);
  expect(overlap(other, box)).toBe(area);
});
