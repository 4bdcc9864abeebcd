import { expect, it } from 'vitest';
import { placeNextTo } from './placeNextTo';

const window = { width: 390, height: 800 };
const list = { width: 200, height: 300 };
const below = { side: 'below', align: 'left' } as const;

it('goes below its anchor', () => {
  expect(placeNextTo({ top: 10, bottom: 46, left: 20, right: 80 }, list, window, below)).toEqual({
    top: 50,
    left: 20,
    maxHeight: 746,
  });
});

it('goes above where there is more room', () => {
  expect(placeNextTo({ top: 700, bottom: 736, left: 20, right: 80 }, list, window, below).top).toBe(396);
});

it('goes above when requested, and below its anchor when there is no room', () => {
  const above = { side: 'above', align: 'center' } as const;
  const tip = { width: 100, height: 40 };
  expect(placeNextTo({ top: 100, bottom: 136, left: 100, right: 140 }, tip, window, above)).toMatchObject({
    top: 56,
    left: 70,
  });
  expect(placeNextTo({ top: 10, bottom: 46, left: 100, right: 140 }, tip, window, above).top).toBe(50);
});

it('stays inside the window', () => {
  const left = placeNextTo({ top: 10, bottom: 46, left: 350, right: 386 }, list, window, below).left;
  expect(left).toBe(186);
  const toTheRight = { side: 'below', align: 'right' } as const;
  expect(placeNextTo({ top: 10, bottom: 46, left: 4, right: 40 }, list, window, toTheRight).left).toBe(4);
});
