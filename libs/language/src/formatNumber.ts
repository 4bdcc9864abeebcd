const format = new Intl.NumberFormat('en-NZ');

/** Writes a number in groups of three, as both languages do here: '1,200'. */
export function formatNumber(value: number): string {
  return format.format(value);
}
