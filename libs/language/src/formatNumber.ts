const format = new Intl.NumberFormat('en-NZ');

/** Formats a number with thousands separators, which are the same in both languages: '1,200'. */
export function formatNumber(value: number): string {
  return format.format(value);
}
