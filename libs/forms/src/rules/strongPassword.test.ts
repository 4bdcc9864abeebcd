import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from './rules';

const rule = rules.strongPassword();
const weak = 'Password must be strong';
const short = 'Password must be at least 8 characters long';

const upper = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZĀĒĪŌŪ');
const digit = fc.constantFrom(...'0123456789');
const other = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzāēīōū !#-_🎭');
const lengthOf = (text: string) => [...text].length;

/** The given characters, shuffled among others. */
function mixOf(...must: fc.Arbitrary<string>[]) {
  return fc
    .tuple(fc.tuple(...must), fc.array(other, { minLength: 0, maxLength: 20 }), fc.infiniteStream(fc.nat()))
    .map(([parts, rest, order]) => {
      const all = [...parts, ...rest].map((part) => ({ part, key: order.next().value ?? 0 }));
      return all
        .sort((one, two) => one.key - two.key)
        .map(({ part }) => part)
        .join('');
    });
}

describe('[5.12] a strong password', () => {
  it('has an uppercase letter, a digit and eight characters', () => {
    fc.assert(
      fc.property(mixOf(upper, digit), (password) => {
        expect(rule(password, {})).toBe(lengthOf(password) >= 8 ? null : short);
      }),
    );
  });

  it.each([
    ['an uppercase letter', mixOf(digit)],
    ['a digit', mixOf(upper)],
  ])('is weak without %s', (_what, passwords) => {
    fc.assert(
      fc.property(passwords, (password) => {
        expect(rule(password, {})).toBe(lengthOf(password) >= 8 ? weak : short);
      }),
    );
  });
});
