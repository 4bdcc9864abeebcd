import { foldedWords, foldText } from './foldText';

/** A part of a text, and whether it is one of the words that were searched for. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text at the words of a search, compared as the server does: without case, accents and apostrophes.
 *
 * @example
 * markMatches('Ōtāhuhu Hall', 'otahu') // [{ text: 'Ōtāhu', isMatch: true }, { text: 'hu Hall', isMatch: false }]
 */
export function markMatches(text: string, search: string): MarkedPart[] {
  const { plain, starts } = plainOf(text);
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of foldedWords(search)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      isMatch.fill(true, starts[at], starts[at + word.length] ?? text.length);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [index, unit] of text.split('').entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += unit;
    else parts.push({ text: unit, isMatch: isMatch[index] === true });
  }
  return parts;
}

/** The surroundings of the first match in a text, with `…` where it is cut; undefined where no word matches. */
export function excerptOf(text: string, search: string, length = 60): MarkedPart[] | undefined {
  const flat = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const parts = markMatches(flat, search);
  const first = parts.findIndex(({ isMatch }) => isMatch);
  const match = parts[first];
  if (!match) return undefined;
  const before = parts[first - 1]?.text ?? '';
  const after = parts.slice(first + 1);
  const room = Math.max(0, length - match.text.length);
  const start = before.length > room / 2 ? `…${before.slice(-room / 2)}` : before;
  let left = room - start.length;
  const end: MarkedPart[] = [];
  for (const part of after) {
    if (left <= 0) break;
    const isCut = part.text.length > left;
    end.push({ ...part, text: isCut ? `${part.text.slice(0, left)}…` : part.text });
    left -= part.text.length;
  }
  return [...(start ? [{ text: start, isMatch: false }] : []), match, ...end];
}

/** Checks whether a text has all words of a search. */
export function hasEveryWord(text: string, search: string): boolean {
  const { plain } = plainOf(text);
  return foldedWords(search).every((word) => plain.includes(word));
}

/** A text without case and accents, and where each of its letters starts in the text itself. */
function plainOf(text: string): { plain: string; starts: number[] } {
  let plain = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = /[\s\p{Pd},;]/u.test(letter) ? ' ' : foldText(letter);
    for (let unit = 0; unit < bare.length; unit += 1) starts.push(at);
    plain += bare;
    at += letter.length;
  }
  return { plain, starts };
}
