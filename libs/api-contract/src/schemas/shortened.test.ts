import { expect, it } from 'vitest';
import { shortened } from './shortened';

it.each([
  ['Kapiti Community Theatre', 10, 'Kapiti Co…'],
  ['Kapiti', 6, 'Kapiti'],
  ['Kapiti!', 6, 'Kapit…'],
  ['', 6, ''],
])('shortens %j to %i characters', (text, max, short) => {
  expect(shortened(text, max)).toBe(short);
});
