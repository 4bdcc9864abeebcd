import anyAscii from 'any-ascii';
import type { Content } from 'pdfmake/interfaces';
import type { FontLetters } from './readFont';

/** Signs that join letters or select how one is drawn: no font has a picture of them. */
const joiners = /[\u200D\uFE00-\uFE0F]/gu;

/** A text with Latin letters for those that the font lacks, so that a name can be read aloud where it would be a row of boxes. */
export function inLatin(text: string, { has }: Pick<FontLetters, 'has'>): string {
  // A letter and its macron are one letter in the font.
  const composed = text.normalize('NFC');
  const isKnown = (letter: string) => /\s/u.test(letter) || has(letter.codePointAt(0) ?? 0);
  if ([...composed].every(isKnown)) return composed;
  return [...composed.replace(joiners, '')]
    .map((letter) => (isKnown(letter) ? letter : anyAscii(letter)))
    .join('');
}

/**
 * A document whose texts have only letters that its font has.
 *
 * @returns `isChanged`: something is in other letters than it was given in
 */
export function inKnownLetters(
  content: Content,
  font: Pick<FontLetters, 'has'>,
): { content: Content; isChanged: boolean } {
  let isChanged = false;
  const changed = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      // The content of a code is read by a machine: as it was given.
      if (key === 'qr') return value;
      const text = inLatin(value, font);
      isChanged ||= text !== value.normalize('NFC');
      return text;
    }
    if (Array.isArray(value)) return value.map((each) => changed(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, name)]));
  };
  // The same shape as before, with other texts.
  return { content: changed(content, '') as Content, isChanged };
}
