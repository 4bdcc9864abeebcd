import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './pagesAround';

it('offers the ends and the pages around the current one', () => {
  expect(pagesAround(6, 20)).toEqual([1, 'gap', 5, 6, 7, 'gap', 20]);
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pagesAround(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});

it('offers all pages when there are few', () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('contains the current page, ascends, and has at most seven items', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, count] = [Math.min(one, other), Math.max(one, other)];
      const pages = pagesAround(page, count);
      const numbers = pages.filter((each) => each !== 'gap');
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
