import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameName } from './isSameName';
import { isSimilarName } from './isSimilarName';
import { toTitleCase } from './toTitleCase';

describe('toTitleCase', () => {
  it.each([
    ['aroha ngata', 'Aroha Ngata'],
    ["sean o'brien", "Sean O'Brien"],
    ['ronald mcdonald', 'Ronald McDonald'],
    ['Ronald McDonald', 'Ronald McDonald'],
    ['anna van der berg', 'Anna van der Berg'],
    ['van der berg', 'van der Berg'],
    ['ANNA VAN DER BERG', 'Anna van der Berg'],
    ['of mice and men', 'Of Mice and Men'],
    ["hawke's bay", "Hawke's Bay"],
    ['ākonga tāmaki', 'Ākonga Tāmaki'],
    ['te kura o hirangi', 'Te Kura o Hirangi'],
    ['anne-marie lee', 'Anne-Marie Lee'],
    ['NZ opera', 'NZ Opera'],
    ['maria DeVito', 'Maria DeVito'],
    ['  two   spaces ', 'Two Spaces'],
    ['istanbul', 'Istanbul'],
  ])('[2.54] writes %s as %s', (typed, name) => {
    expect(toTitleCase(typed)).toBe(name);
  });

  it('[2.54] changes nothing the second time', () => {
    const words = fc.array(fc.constantFrom('van', 'DER', "o'brien", 'mcdonald', 'ānau', 'NZ', 'x', 'De-La'));
    fc.assert(
      fc.property(
        fc.oneof(
          words.map((list) => list.join(' ')),
          fc.string(),
        ),
        (name) => {
          const once = toTitleCase(name);
          if (/\p{Ll}/u.test(once)) expect(isSameName(toTitleCase(once), once)).toBe(true);
        },
      ),
    );
  });
});

describe('isSameName', () => {
  it.each([
    ['otago', 'Otago'],
    ['  Bay  of Plenty ', 'bay of plenty'],
    ['Tāmaki', 'Ta\u0304maki'],
    ["Sean O'Brien", 'Sean O’Brien'],
    ['Bay of Plenty', 'Bay\u00a0of \u200bPlenty'],
  ])('[2.53] takes %j and %j for one', (one, other) => expect(isSameName(one, other)).toBe(true));

  it('[2.53] treats names that differ by a macron as different', () => {
    expect(isSameName('Maori', 'Māori')).toBe(false);
  });
});

describe('isSimilarName', () => {
  it.each([
    ['Sam Ngata', 'Samuel Ngata'],
    ['Aroha Ngata', 'Aroha Ngāta'],
    ['Ngata Aroha', 'Aroha Ngata'],
    ['Jon Smith', 'John Smith'],
    ["Sean O'Brien", 'Sean OBrien'],
  ])('takes %s and %s for maybe one', (one, other) => expect(isSimilarName(one, other)).toBe(true));

  it.each([
    ['Aroha Ngata', 'Hemi Ngata'],
    ['Ana Li', 'Ida Li'],
  ])('distinguishes %s from %s', (one, other) => expect(isSimilarName(one, other)).toBe(false));
});
