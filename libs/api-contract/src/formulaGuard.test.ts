import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './formulaGuard';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−'];
const blanks = [
  ' ',
  '\u00A0',
  '\t',
  '\r',
  '\n',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u3000',
  '\u0000',
  '\u00AD',
];
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom(...signs, ...blanks, "'", '"', ',', 'a', '1'), { maxLength: 6 })
    .map((parts) => parts.join('')),
);

describe('guardFormula', () => {
  it.each(signs)('guards a text that begins with %s, with anything invisible before it', (sign) => {
    for (const blank of ['', ...blanks]) {
      const formula = `${blank}${sign}1+1`;
      expect(guardFormula(formula)).toBe(`'${formula}`);
    }
  });

  it.each(['Kōwhai', '', "'tis", '1-2', 'a=b', ' x', '12.5', 'mail@example.test'])(
    'leaves %j as it is',
    (plain) => {
      expect(guardFormula(plain)).toBe(plain);
    },
  );

  it('leaves no text that begins like a formula, and gives each one back', () => {
    fc.assert(
      fc.property(text, (original) => {
        const guarded = guardFormula(original);
        const visible = [...guarded].find((sign) => !blanks.includes(sign) && sign.trim() !== '') ?? '';
        expect(signs).not.toContain(visible);
        expect(unguardFormula(guarded)).toBe(original);
      }),
    );
  });
});
