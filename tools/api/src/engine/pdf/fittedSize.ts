import type { FontLetters } from './readFont';

/** No one reads any smaller. */
const leastSize = 6;

/** The place that a text has. */
export interface TextPlace {
  width: number;
  lines: number;
  /** The size that it has where it fits. */
  size: number;
}

/** The largest size up to that of its place at which a text takes no more lines, and no word is wider than one. */
export function fittedSize(
  text: string,
  { width, lines, size }: TextPlace,
  { widthOf }: FontLetters,
): number {
  for (let fitted = size; fitted > leastSize; fitted -= 1) {
    const count = linesOf(text, width, (part) => widthOf(part, fitted));
    if (count !== null && count <= lines) return fitted;
  }
  return leastSize;
}

/** How many lines a text takes; null where a word is wider than a line. */
function linesOf(text: string, width: number, widthOf: (part: string) => number): number | null {
  let [count, line] = [1, ''];
  for (const word of text.split(/\s+/)) {
    if (widthOf(word) > width) return null;
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else [count, line] = [count + 1, word];
  }
  return count;
}
