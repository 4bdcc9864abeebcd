import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTotalRow } from './isTotalRow';
import { repairText } from './repairText';

/** Windows-1252, with a control where it has no letter. */
const own = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function damaged(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => (byte >= 0x80 && byte < 0xa0 ? own.charAt(byte - 0x80) : String.fromCharCode(byte)))
    .join('');
}

describe('repairText', () => {
  it.each([
    ['ZoÃ«', 'Zoë'],
    ['O&#39;Brien', "O'Brien"],
    ['O&#x2019;Brien', 'O’Brien'],
    ['Rock &amp; Roll', 'Rock & Roll'],
    ['Rock &amp;amp; Roll', 'Rock & Roll'],
    ['Ren&eacute;e', 'Renée'],
    ['T&amacr;ne', 'Tāne'],
    ['Oâ€™Brien', 'O’Brien'],
    ['WhÄ\u0081nau', 'Whānau'],
    ['Straßž é–’ ô\u009f¿¿', 'Straßž é–’ ô\u009f¿¿'],
    ['MÄori', 'MÄori'],
    ['Zoë & Ana; Å', 'Zoë & Ana; Å'],
    ['&nonsense; &#0; AT&T', '&nonsense; &#0; AT&T'],
    ['<p>Rock &amp; Roll</p>', '<p>Rock &amp; Roll</p>'],
  ])('of %s is %s', (text, expected) => {
    expect(repairText(text)).toBe(expected);
  });

  const letters = fc.stringMatching(/^[a-zāēīōūáéíóúàèçñöüßøåæłšžçЖπ’–€ ]{1,20}$/u);

  it('brings every text back that was read as Windows-1252, once or twice', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(repairText(damaged(text))).toBe(text);
        expect(repairText(damaged(damaged(text)))).toBe(text);
      }),
    );
  });

  it('leaves a text of letters as it is, and what it repaired', () => {
    fc.assert(
      fc.property(letters, fc.string(), (text, any) => {
        expect(repairText(text)).toBe(text);
        expect(() => repairText(any)).not.toThrow();
      }),
    );
  });
});

describe('isTotalRow', () => {
  it.each([
    [['Total', '', '45'], true],
    [['', 'Tapeke', '45'], true],
    [['Sum', '1,200.50', 'NZD 45'], true],
    [['TOTAL: 45'], true],
    [['Tapeke  katoa', ''], true],
    [['Total Eclipse', 'Open', '4'], false],
    [['Sum 41'], false],
    [['Total', 'Open', '4'], false],
    [['Ana Smith', '2008-02-01'], false],
    [['', ''], false],
  ])('of %j is %s', (cells, expected) => {
    expect(isTotalRow(cells)).toBe(expected);
  });
});
