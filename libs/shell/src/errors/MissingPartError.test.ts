import { expect, it } from 'vitest';
import { isMissingPart, MissingPartError } from './MissingPartError';

it.each([
  [new MissingPartError('A part could not be fetched.'), true],
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ['Failed to fetch dynamically imported module', false],
  [undefined, false],
])('tells whether %s is a part that is gone: %s', (fault, expected) => {
  expect(isMissingPart(fault)).toBe(expected);
});
