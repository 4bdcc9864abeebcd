import { describe, expect, it } from 'vitest';
import { fewestWith } from '../../vitest/representatives.mjs';

describe('the representatives of a family', () => {
  it('have every trait of all, and are few', () => {
    const traits = { one: ['a', 'b'], two: ['c'], three: ['b', 'c', 'd'], four: ['d'], five: ['a'] };
    const names = /** Its own keys. @type {(keyof typeof traits)[]} */ (Object.keys(traits));
    expect(fewestWith(names, (name) => traits[name])).toEqual(['one', 'three']);
  });

  it('are the first of each where each has one trait', () => {
    expect(fewestWith([1, 2, 3, 4], (number) => [number % 2 ? 'odd' : 'even'])).toEqual([1, 2]);
  });

  it('are none where no one has any', () => {
    expect(fewestWith([1, 2], () => [])).toEqual([]);
  });
});
