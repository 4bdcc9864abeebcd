import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOfCode, codeOfAct } from './actCode';

describe('[2.18] the code of an act', () => {
  it('reads back as the act that it was made of, wherever the app is', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.uuid(), (origin, entry) => {
        expect(actOfCode(codeOfAct(origin, entry))).toBe(entry);
        expect(actOfCode(` ${codeOfAct(origin, entry)}/?from=mail `)).toBe(entry);
      }),
    );
  });

  it('finds no act in any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => actOfCode(text) === null));
    const act = '0b0e2c5e-7c1d-4b6e-9f5a-1f2e3d4c5b6a';
    for (const text of [act, `https://a.test/people/${act}`, `https://a.test/entries/${act}/enter`, ''])
      expect(actOfCode(text)).toBeNull();
  });
});
