import { registry } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { nameFields } from './nameFields';
import { otherSplits, splitName } from './splitName';

describe('splitName', () => {
  it.each([
    ['Ana Smith', 'Ana', 'Smith'],
    ['Smith, Ana', 'Ana', 'Smith'],
    ['  Smith ,Ana  Rose ', 'Ana Rose', 'Smith'],
    ['van der Berg, Jan', 'Jan', 'van der Berg'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Mere Ana Smith', 'Mere Ana', 'Smith'],
    ['Tama Reid, Jr.', 'Tama', 'Reid Jr.'],
    ['Te Rangi Hīroa', 'Te Rangi', 'Hīroa'],
  ])('divides %s', (name, given, family) => {
    expect(splitName(name)).toEqual({ given, family });
  });

  it.each([
    ['Smith Ana', 'Ana', 'Smith'],
    ['Nguyen Thi Mai', 'Thi Mai', 'Nguyen'],
    ['van der Berg Jan', 'Jan', 'van der Berg'],
    ['Smith, Ana', 'Ana', 'Smith'],
  ])('divides %s of a column with family names first', (name, given, family) => {
    expect(splitName(name, 'family-first')).toEqual({ given, family });
  });

  it.each(['', 'Ana', 'Smith,', ', Ana', ' , '])('does not divide %j', (name) => {
    expect(splitName(name)).toBeNull();
    expect(splitName(name, 'family-first')).toBeNull();
  });
});

it('a name of three words has other ways to be divided, unless a comma or a particle shows it', () => {
  expect(otherSplits('Mere Ana Smith')).toEqual([
    { given: 'Mere', family: 'Ana Smith' },
    { given: 'Mere Ana', family: 'Smith' },
  ]);
  for (const name of ['Ana Smith', 'Smith Jones, Ana', 'Jan van der Berg', 'Ana']) {
    expect(otherSplits(name)).toEqual([]);
  }
});

it('nameFields are those of people with two names', () => {
  expect(nameFields(registry.individuals)).toEqual({ given: 'first_name', family: 'last_name' });
  expect(nameFields(registry.orders)).toBeNull();
  expect(nameFields(registry.venues)).toBeNull();
});
