import type { NameOrder } from '@callboard/api-contract/imports';

/** A name in its two parts. */
export interface SplitName {
  given: string;
  family: string;
}

/**
 * Divides the name of a person. Before a comma stands the family name; otherwise it starts at the first particle after the given name
 * (van der), and without one it is the last word, or the first where family names come first. Null for a name of one word.
 *
 * @example
 * splitName('van der Berg, Jan') // { given: 'Jan', family: 'van der Berg' }
 */
export function splitName(name: string, order: NameOrder = 'given-first'): SplitName | null {
  const { before, after, suffix } = commaParts(name);
  if (after !== '') return before === '' ? null : { given: after, family: before };
  const words = wordsOf(before);
  const cut = order === 'given-first' ? givenWords(words) : familyWords(words);
  if (cut < 1 || cut >= words.length) return null;
  const [first, second] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  const [given, family] = order === 'given-first' ? [first, second] : [second, first];
  return { given, family: suffix === '' ? family : `${family} ${suffix}` };
}

/** Every way to divide a name whose parts no mark shows: one of three words or more. Empty for others. */
export function otherSplits(name: string): SplitName[] {
  const words = wordsOf(name);
  if (words.length < 3 || name.includes(',') || words.some(isParticle)) return [];
  return words.slice(1).map((_, index) => ({
    given: words.slice(0, index + 1).join(' '),
    family: words.slice(index + 1).join(' '),
  }));
}

/** Parts of a name before and after its comma. One before `Jr` or `III` divides no name. */
function commaParts(name: string): { before: string; after: string; suffix: string } {
  const [before = '', ...rest] = name.split(',').map((part) => wordsOf(part).join(' '));
  const after = rest.filter(Boolean).join(' ');
  return isSuffix(after) ? { before, after: '', suffix: after } : { before, after, suffix: '' };
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

function givenWords(words: readonly string[]): number {
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  return particle > 0 ? particle : words.length - 1;
}

function familyWords(words: readonly string[]): number {
  return words.findIndex((word) => !isParticle(word)) + 1;
}

function isParticle(word: string): boolean {
  return /^(van|von|der|den|de|da|di|du|del)$/.test(word);
}

function isSuffix(text: string): boolean {
  return /^(?:jr|sr|ii|iii|iv)\.?$/i.test(text);
}
