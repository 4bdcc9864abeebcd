import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, hasFoldedWords } from '../lists/foldText';
import { lettersApart, nearestNames } from './nearestNames';

describe('foldText', () => {
  it.each([
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['OʻBrien', 'obrien'],
    ['Smith,Ana', 'smith ana'],
    ['Anne-Marie', 'anne marie'],
    ['  Anne – Marie ', 'anne marie'],
    ['Ōtāhuhu', 'otahuhu'],
    ['Ta\u0304maki', 'tamaki'],
    ['Straße, Ægir Øst', 'strasse aegir ost'],
    ["'", ''],
  ])('[7.16] of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    const text = fc.stringMatching(/^[ -~À-ſḀ-ỹА-яΑ-ω’‘ʻ–…“]{0,20}$/u);
    fc.assert(
      fc.property(text, (each) => {
        expect(foldText(foldText(each))).toBe(foldText(each));
      }),
    );
  });
});

it.each([
  ["Sean O'Brien", 'OBrien'],
  ['Sean OBrien', "o'brien"],
  ['Ana Smith', 'Smith, Ana'],
  ['Anne-Marie Lee', 'Anne Marie'],
  ['Anne Marie Lee', 'anne-marie'],
  ['Zoë Ōpango', 'opango zoe'],
])('[7.16] %s is found by %s', (text, search) => {
  expect(hasFoldedWords(text, search)).toBe(true);
});

describe('nearestNames', () => {
  const names = [
    'Northland Heat',
    'Northland Final',
    'Southland Heat',
    'Whitby College',
    'Whitby College, Porirua',
    'Whitby School',
    'Heat 1',
    'Heat 2',
    "St Mary's College",
  ];

  it.each([
    ['Nothland Heat', ['Northland Heat']],
    ['Northlnad Heat', ['Northland Heat']],
    ['Heat Nothland', ['Northland Heat']],
    ['Northlandheat', ['Northland Heat']],
    ['Whitby Colege', ['Whitby College', 'Whitby College, Porirua']],
    ['St Marys Collage', ["St Mary's College"]],
    ['Heat 3', []],
    ['Heet 1', ['Heat 1']],
    ['Whitby', ['Whitby College', 'Whitby School', 'Whitby College, Porirua']],
    ['Wellington College', []],
    ['', []],
  ])('[2.53] of %j are %j', (wanted, expected) => {
    expect(nearestNames(wanted, names, (name) => name)).toEqual(expected);
  });

  const word = fc.stringMatching(/^[a-zāō]{4,12}$/u);

  it('has what differs by one letter, and the same name first', () => {
    fc.assert(
      fc.property(word, word, fc.nat(), (one, other, at) => {
        const name = `${one} ${other}`;
        const without = name.slice(0, at % one.length) + name.slice((at % one.length) + 1);
        expect(nearestNames(without, [name], (each) => each)).toEqual([name]);
        expect(nearestNames(name, [without, name], (each) => each)[0]).toBe(name);
      }),
    );
  });
});

it('lettersApart is a distance', () => {
  const text = fc.stringMatching(/^[ab]{0,6}$/);
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(lettersApart(one, other)).toBe(lettersApart(other, one));
      expect(lettersApart(one, other) === 0).toBe(one === other);
      expect(lettersApart(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
