import { expect, it } from 'vitest';
import { hasPriceCode, missingOfGroups } from './groupPrices';

const types = [
  { hashcode: 'adult', min_count: null },
  { hashcode: 'group', min_count: 3 },
];

it.each([
  [[], 0],
  [['adult'], 0],
  [['group'], 2],
  [['group', 'adult', 'group'], 1],
  [['group', 'group', 'group'], 0],
  [['group', 'group', 'group', 'group'], 0],
])('[7.46] a group price of three for %j misses %s tickets', (tickets, missing) => {
  expect(missingOfGroups(tickets, types).get('group') ?? 0).toBe(missing);
  expect(missingOfGroups(tickets, types).has('adult')).toBe(false);
});

it.each([
  [null, null, true],
  [null, 'SCHOOL', true],
  ['SCHOOL', null, false],
  ['SCHOOL', '', false],
  ['SCHOOL', ' school ', true],
  ['SCHOOL', 'SCHOOLS', false],
])('[7.46] a price with the code %j can be had with %j: %s', (code, typed, expected) => {
  expect(hasPriceCode(code, typed)).toBe(expected);
});
