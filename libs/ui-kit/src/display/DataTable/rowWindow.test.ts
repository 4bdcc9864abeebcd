import { expect, it } from 'vitest';
import fc from 'fast-check';
import { rowWindow, scrollToRow } from './rowWindow';

const box = { viewportHeight: 600, rowHeight: 36, spare: 2 };

it('starts at the first row', () => {
  expect(rowWindow({ ...box, scrollTop: 0, rowCount: 100_000 })).toEqual({ first: 0, last: 19 });
});

it('ends at the last row', () => {
  expect(rowWindow({ ...box, scrollTop: 3_599_400, rowCount: 100_000 }).last).toBe(99_999);
});

it('is empty when there are no rows', () => {
  expect(rowWindow({ ...box, scrollTop: 0, rowCount: 0 })).toEqual({ first: 0, last: -1 });
});

it('covers the visible rows and stays small at any scroll position', () => {
  const anywhere = fc.record({
    scrollTop: fc.integer({ min: -100, max: 4_000_000 }),
    viewportHeight: fc.integer({ min: 1, max: 3000 }),
    rowHeight: fc.integer({ min: 20, max: 80 }),
    rowCount: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(anywhere, (place) => {
      const { first, last } = rowWindow({ ...place, spare: 2 });
      const visible = Math.ceil(place.viewportHeight / place.rowHeight) + 1;
      const top = Math.max(
        0,
        Math.min(place.scrollTop, place.rowCount * place.rowHeight - place.viewportHeight),
      );
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(place.rowCount);
      expect(last - first + 1).toBeLessThanOrEqual(visible + 4);
      expect(first * place.rowHeight).toBeLessThanOrEqual(top);
      expect(last + 1).toBeGreaterThanOrEqual(
        Math.min(place.rowCount, (top + place.viewportHeight) / place.rowHeight),
      );
    }),
  );
});

it('scrolls no further than necessary', () => {
  expect(scrollToRow(5, { ...box, scrollTop: 0 })).toBe(0);
  expect(scrollToRow(5, { ...box, scrollTop: 1000 })).toBe(180);
  expect(scrollToRow(99, { ...box, scrollTop: 0 })).toBe(3000);
});
