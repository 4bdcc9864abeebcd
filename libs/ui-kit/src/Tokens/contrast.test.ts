import { expect, it } from 'vitest';
import { contrast } from './contrast';

const white = { red: 255, green: 255, blue: 255 };
const black = { red: 0, green: 0, blue: 0 };

it('is 21 between black and white, in either order', () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, black)).toBeCloseTo(21);
});

it('is 4.54 between white and the gray that just suffices', () => {
  expect(contrast(white, { red: 118, green: 118, blue: 118 })).toBeCloseTo(4.54, 2);
});
