import { expect, it } from 'vitest';
import { placeBeside } from './placeBeside';

const window = { width: 390, height: 800 };
const list = { width: 200, height: 300 };

it('goes under its opener', () => {
  expect(placeBeside({ top: 10, bottom: 46, left: 20, right: 80 }, list, window, 'left')).toEqual({
    top: 50,
    left: 20,
    maxHeight: 746,
  });
});

it('goes above where there is more room', () => {
  const place = placeBeside({ top: 700, bottom: 736, left: 20, right: 80 }, list, window, 'left');
  expect(place.top).toBe(396);
});

it('stays inside the window', () => {
  expect(placeBeside({ top: 10, bottom: 46, left: 350, right: 386 }, list, window, 'left').left).toBe(186);
  expect(placeBeside({ top: 10, bottom: 46, left: 4, right: 40 }, list, window, 'right').left).toBe(4);
});
