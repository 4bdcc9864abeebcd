import { foldText } from '@callboard/domain/names';

/**
 * The words of a search, without what separates the parts of a name and is not in every spelling of it.
 *
 * @example
 * searchWords('Smith, Mary-Jane') // ['Smith', 'Mary', 'Jane']
 */
export function searchWords(text: string): string[] {
  return text.split(/[\s\p{Pd},;]+/u).filter((word) => foldText(word) !== '');
}

/**
 * A word of a search as the pattern that the database searches, folded as its texts are; null where only the database knows how
 * a letter is written plainly.
 *
 * @example
 * searchPattern('O’Brien') // '%obrien%'
 */
export function searchPattern(word: string): string | null {
  const folded = foldText(word);
  return /^[\x20-\x7e]+$/.test(folded) ? `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%` : null;
}
