import type { Entry, PartRule } from './Entry';

/**
 * Writes digits into an entry, one part after the other, starting at a given part.
 * @returns null if the text has anything else, or more digits than the parts: none is left out silently
 */
export function spreadDigits(
  parts: readonly PartRule[],
  entry: Entry,
  from: number,
  text: string,
): Entry | null {
  let figures = text.trim();
  if (!/^\d+$/.test(figures)) return null;
  const next = entry.map((old, index) => {
    const digits = parts[index]?.digits ?? 0;
    if (index < from || figures === '') return old;
    const own = figures.slice(0, digits);
    figures = figures.slice(digits);
    return own;
  });
  return figures === '' ? next : null;
}
