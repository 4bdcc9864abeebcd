import { canonicalText } from '@callboard/api-contract/text';
import { capitalWord } from './capitalWord';

/** Words in lower case inside a name. At its start, only two in a row are lower case: van der Berg, but Of Mice and Men. */
const smallWords = new Set('van von der den de da di du del of and the o'.split(' '));
const leading = /^(van|von) (der|den) /i;

/**
 * Converts a name to title case (clause 2.54): `aroha o'brien` is Aroha O'Brien, `anna VAN DER berg` Anna van der Berg. A word with a capital
 * inside is left unchanged (DeVito), and so is a short one in capitals among others (NZ Opera).
 */
export function toTitleCase(name: string): string {
  const tidy = canonicalText(name, 'line');
  const isShouted = !/\p{Ll}/u.test(tidy) && (tidy.includes(' ') || tidy.length > 4);
  const startsSmall = leading.test(tidy);
  return tidy
    .split(' ')
    .map((word, index) => {
      const small = word.toLocaleLowerCase('en');
      const isInside = index > 0 || startsSmall;
      if (isInside && smallWords.has(small)) return small;
      return capitalWord(isShouted ? small : word);
    })
    .join(' ');
}
