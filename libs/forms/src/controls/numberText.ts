const figures = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 15 });
const maxLength = 24;

/** Parses a number. @returns null for an empty text; the text itself when it is not a number, so that validation can report it. */
export function parseNumber(text: string): number | string | null {
  const bare = text.replace(/[\s,]/g, '');
  if (bare === '') return null;
  if (bare.length > maxLength || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare)) return text;
  return Number(bare);
}

/** Formats a number with thousands separators; a string is returned as it is. */
export function formatNumberText(value: unknown): string {
  if (typeof value === 'number') return figures.format(value);
  return typeof value === 'string' ? value : '';
}
