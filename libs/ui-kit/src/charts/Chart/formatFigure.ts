const figures = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 2 });

/** Formats a number in groups of three with at most two decimals. */
export function formatFigure(value: number): string {
  return figures.format(value);
}
