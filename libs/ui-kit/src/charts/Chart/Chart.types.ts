import type { Tone } from '../../theme/tone';

/** One line, or one set of bars. */
export interface ChartSeries {
  /** What the figures are; names of series differ. */
  name: string;
  /** One figure for each category, in their order; `null` where there is none. */
  values: readonly (number | null)[];
  /** A colour with a meaning (red for what failed); without it the kit chooses. */
  tone?: Tone | undefined;
}

/** What line and bar charts have in common. */
export interface SeriesChartProps {
  /** What the chart shows, in a few words: its caption. */
  label: string;
  /** What the categories are, as the head of the table's first column: 'Day', 'Region'. */
  categoryLabel: string;
  /** The names along the bottom, ready for the screen. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Writes a figure, as '$1,200' or '35%'. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
  /** Keeps the caption for screen readers alone, where a card's title says the same. @default false */
  isLabelHidden?: boolean | undefined;
}
