import { richTextMarkup, toRichText } from '@callboard/api-contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks } from './testing/attacks.data';
import { sanitizeRichText } from './sanitizeRichText';

const tags = richTextMarkup.tags.join('|');
/** Pattern of a clean text: words without marks, and the marks of the contract with an address at most. */
const clean = new RegExp(
  `^(?:[^<>]|</?(?:${tags})>|<a href="(?:(?:https?|mailto|tel):|/(?![/\\\\])|#|\\?)[^"<>\\u0000-\\u001f]*">)*$`,
);

describe('sanitizeRichText', () => {
  it.each(attacks)('leaves nothing of %s', (attack) => {
    const sanitized = sanitizeRichText(`<p>before</p>${attack}<p>after</p>`);
    expect(sanitized).toMatch(clean);
    expect(sanitizeRichText(sanitized)).toBe(sanitized);
  });

  it.each([
    '<h2>Bring</h2><ul><li>Water</li><li><strong>Shoes</strong> &amp; <em>socks</em></li></ul>',
    '<p>One<br>two</p><blockquote><p>Three</p></blockquote><ol><li>Four</li></ol>',
    '<p><a href="https://example.org/a?b=1&amp;c=2#d">Map</a> <a href="/venues">here</a> <a href="mailto:a@example.org">mail</a></p>',
    '<p>5 &lt; 6 &gt; 4, Tēnā koutou 🎭</p>',
  ])('keeps what the editor writes, byte for byte: %s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  it('writes bold and italic in one way', () => {
    expect(sanitizeRichText('<p><b>a</b> <i>b</i></p>')).toBe('<p><strong>a</strong> <em>b</em></p>');
  });

  it.each(['', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<script>1</script>'])(
    'finds nothing in %j',
    (html) => {
      expect(sanitizeRichText(html)).toBe('');
    },
  );

  it('goes over its own work without a change, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...attacks,
        ...richTextMarkup.tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `]),
      ),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt',
        '&#x3c;',
        '<!--',
        '-->',
        '/>',
        'href="',
        '<a href="',
        '<br/>',
        '\n',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const sanitized = sanitizeRichText(pieces.join(''));
        expect(sanitized).toMatch(clean);
        expect(sanitizeRichText(sanitized)).toBe(sanitized);
      }),
      { numRuns: 3_000 },
    );
  }, 60_000);

  it('keeps plain text that became rich text, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (plain) => {
        const rich = toRichText(plain);
        expect(['', rich]).toContain(sanitizeRichText(rich));
      }),
    );
  });
});
