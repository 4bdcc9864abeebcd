/**
 * A text as search, filters and orders compare it: without case, accents and apostrophes, with a space for commas and hyphens. It is
 * the twin of `callboard_plain` of the database.
 *
 * @example
 * foldText('O’Brien, Anne-Marie') // 'obrien anne marie'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(accented, (letter) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .toLowerCase()
    .replace(otherLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(/[\s\p{Pd}\u00ad\u2212,;]+/gu, ' ')
    .trim();
}

/** The words of a folded text, each of which a search has to find. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Checks whether a text has all words of a search, in any order. */
export function hasFoldedWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldedWords(search).every((word) => folded.includes(word));
}

/** The same text with one kind of apostrophe: O'Brien, O’Brien and OʻBrien are one name. */
export function withPlainApostrophes(text: string): string {
  return text.replace(apostrophes, "'");
}

/** The apostrophe of O'Brien as keyboards, files and languages write it, in the order in which SQL translates them. */
export const apostropheSigns = "'’‘‛ʻʼʽʹ′`´";

const apostrophes = new RegExp(`[${apostropheSigns}]`, 'g');

/** The mark of й makes another letter: it is no accent. */
const accented = /[\p{Script=Latin}\p{Script=Greek}\u0300-\u036f]/gu;

/** Letters that are no letter with a mark, and signs, as the dictionary `unaccent` has them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ß: 'ss',
  ħ: 'h',
  ı: 'i',
  ĳ: 'ij',
  ĸ: 'q',
  ŀ: 'l',
  ł: 'l',
  ŉ: 'n',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
  ё: 'е',
  ª: 'a',
  º: 'o',
  µ: 'μ',
  '“': '"',
  '”': '"',
  '…': '...',
};

const otherLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
