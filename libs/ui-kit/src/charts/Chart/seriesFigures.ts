import { chartMessages } from './chartMessages';
import type { ChartSeries } from './Chart.types';
import type { TipFigure } from './ChartTip';

/** Every figure of every series that is a number. */
export function allFigures(series: readonly ChartSeries[]): number[] {
  return series.flatMap(({ values }) => values.filter(isFigure));
}

/** Tells a figure from a gap. */
export function isFigure(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The figures of all series at one point, ready for the screen. */
export function figuresAt(
  series: readonly ChartSeries[],
  index: number,
  format: (value: number) => string,
): TipFigure[] {
  return series.map(({ name, values, tone }, order) => ({
    name,
    text: figureText(values[index], format),
    order,
    tone,
  }));
}

/** A figure ready for the screen, or a dash for a gap. */
export function figureText(value: number | null | undefined, format: (value: number) => string): string {
  return isFigure(value) ? format(value) : chartMessages.noFigure;
}

/** A point in words: 'Monday: Entries 12, Performances 3'. */
export function pointText(title: string, figures: readonly TipFigure[]): string {
  return chartMessages.pointInWords(title, figures.map(({ name, text }) => `${name} ${text}`).join(', '));
}
