import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

it.each([
  ['Aroha Mere Ngata', 'AN'],
  ['Prince', 'P'],
  ['ōtara ātea', 'ŌĀ'],
  ['Westside School (Hamilton)', 'WS'],
  ['5 Strings', '5S'],
  ['  ', ''],
])('finds the initials of %j', (name, letters) => expect(initialsOf(name)).toBe(letters));
