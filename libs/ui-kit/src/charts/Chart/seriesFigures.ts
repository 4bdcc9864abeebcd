import { chartMessages } from './chartMessages';
import type { ChartSeries } from './Chart.types';
import type { TipFigure } from './ChartTip';

/** Every value of every series, without the gaps. */
export function allFigures(series: readonly ChartSeries[]): number[] {
  return series.flatMap(({ values }) => values.filter(isFigure));
}

/** Checks whether a value is a number, not a gap. */
export function isFigure(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The formatted values of all series at one point. */
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

/** A formatted value, or a dash for a gap. */
export function figureText(value: number | null | undefined, format: (value: number) => string): string {
  return isFigure(value) ? format(value) : chartMessages.noFigure;
}

/** A point as text: 'Monday: Entries 12, Performances 3'. */
export function pointText(title: string, figures: readonly TipFigure[]): string {
  return chartMessages.pointInWords(title, figures.map(({ name, text }) => `${name} ${text}`).join(', '));
}
