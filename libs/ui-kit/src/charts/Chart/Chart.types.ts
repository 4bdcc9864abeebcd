import type { Tone } from '../../theme/tone';

/** One line, or one set of bars. */
export interface ChartSeries {
  /** Names the series; unique within a chart. */
  name: string;
  /** One value for each category, in order; `null` where there is none. */
  values: readonly (number | null)[];
  /** A colour with a meaning (red for failures); the kit picks one by default. */
  tone?: Tone | undefined;
}

/** Props shared by line and bar charts. */
export interface SeriesChartProps {
  /** A short description of the chart: its caption. */
  label: string;
  /** Heading of the table's first column: 'Day', 'Region'. */
  categoryLabel: string;
  /** The formatted names along the bottom axis. */
  categories: readonly string[];
  /** Lines or bars: a name, values and a tone for each. */
  series: readonly ChartSeries[];
  /** Formats a value, such as '$1,200' or '35%'. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
  /** Hides the caption visually, for cards whose title already states the same. @default false */
  isLabelHidden?: boolean | undefined;
}
/** How a series is drawn. */

export type LegendMark = 'line' | 'bar';
