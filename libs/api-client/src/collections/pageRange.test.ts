import { expect, it } from 'vitest';
import { pageRange, pagesIn } from './pageRange';

it.each([
  [0, 20, [1]],
  [40, 60, [1, 2]],
  [49, 50, [1, 2]],
  [5_000, 5_030, [101]],
  [-3, -1, [1]],
])('rows %i to %i are on the pages %j', (first, last, pages) => {
  expect(pagesIn(pageRange(first, last, 50))).toEqual(pages);
});

it.each([0, 500, 5_000])('limits an unreasonably large range that begins at row %i', (first) => {
  expect(pagesIn(pageRange(first, 100_000, 50))).toHaveLength(40);
});
