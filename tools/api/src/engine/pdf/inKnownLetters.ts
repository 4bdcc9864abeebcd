import anyAscii from 'any-ascii';
import type { Content } from 'pdfmake/interfaces';

/** Letters and signs that the font of our PDFs lacks: those of other scripts, and all that follows them in Unicode. */
const unknown =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|[\u2E80-\u{10FFFF}]/u;

/** A text with Latin letters for those of other scripts, so that a name can be read aloud where it would be a row of boxes. */
function inLatin(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (unknown.test(word) ? anyAscii(word) : word))
    .join('');
}

/**
 * A document whose texts have only letters that its font has.
 *
 * @returns `isChanged`: something is in other letters than it was given in
 */
export function inKnownLetters(content: Content): { content: Content; isChanged: boolean } {
  let isChanged = false;
  const changed = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      // What a code holds is read by a machine: as it was given.
      if (key === 'qr') return value;
      const text = inLatin(value);
      isChanged ||= text !== value;
      return text;
    }
    if (Array.isArray(value)) return value.map((each) => changed(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, name)]));
  };
  // The same shape as before, with other texts.
  return { content: changed(content, '') as Content, isChanged };
}
