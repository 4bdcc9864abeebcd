import { expect, it } from 'vitest';
import { showDate } from './showDate';

it.each([
  ['2026-06-02', '02 - 06 - 2026'],
  ['2026-06-02T18:30', '02 - 06 - 2026, 18:30'],
  ['17:45', '17:45'],
  ['', ''],
])('[5.19] shows %o as %o', (text, shown) => {
  expect(showDate(text)).toBe(shown);
});
