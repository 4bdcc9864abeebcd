import type { ChartSeries } from '../Chart/Chart.types';
import type { Ticks } from '../Chart/roundTicks';
import { isFigure } from '../Chart/seriesFigures';

/** How several series share a category. */
export type BarLayout = 'grouped' | 'stacked';

/** A bar's position and size as fractions of the plot, from 0 to 1. */
export interface BarPiece {
  /** Index of its series. */
  order: number;
  from: number;
  size: number;
  isNegative: boolean;
}

/** The bars of one category. In a stack, positive values go up from zero and negative values go down. */
export function barsAt(
  series: readonly ChartSeries[],
  index: number,
  layout: BarLayout,
  ticks: Ticks,
): BarPiece[] {
  const low = ticks[0];
  const span = (ticks.at(-1) ?? low) - low || 1;
  const ends = { above: 0, below: 0 };
  return series.map(({ values }, order) => {
    const value = values[index];
    const amount = isFigure(value) ? value : 0;
    const side = amount < 0 ? 'below' : 'above';
    const start = layout === 'stacked' ? ends[side] : 0;
    const end = start + amount;
    ends[side] = end;
    return {
      order,
      from: (Math.min(start, end) - low) / span,
      size: Math.abs(amount) / span,
      isNegative: amount < 0,
    };
  });
}

/** The end value of every bar or stack. */
export function barEnds(series: readonly ChartSeries[], count: number, layout: BarLayout): number[] {
  return Array.from({ length: count }, (_, index) => {
    const figures = series.map(({ values }) => values[index]).filter(isFigure);
    if (layout === 'grouped') return figures;
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return [sum(figures.filter((figure) => figure > 0)), sum(figures.filter((figure) => figure < 0))];
  }).flat();
}
