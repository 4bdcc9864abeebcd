import type { Entry, PartRule } from './Entry';

/** Writes digits into an entry, one part after the other, starting at a given part. */
export function spreadDigits(parts: readonly PartRule[], entry: Entry, from: number, text: string): Entry {
  let figures = text.replaceAll(/\D/g, '');
  return entry.map((old, index) => {
    const digits = parts[index]?.digits ?? 0;
    if (index < from || figures === '') return old;
    const own = figures.slice(0, digits);
    figures = figures.slice(digits);
    return own;
  });
}
