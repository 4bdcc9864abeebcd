const figures = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 15 });
const longest = 24;

/** The number that a text stands for; the text itself when it is none, so that validation can say so; null for nothing. */
export function parseNumber(text: string): number | string | null {
  const bare = text.replace(/[\s,]/g, '');
  if (bare === '') return null;
  if (bare.length > longest || !/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare)) return text;
  return Number(bare);
}

/** A number as it is read, in groups of three; a text as it is. */
export function formatNumberText(value: unknown): string {
  if (typeof value === 'number') return figures.format(value);
  return typeof value === 'string' ? value : '';
}
