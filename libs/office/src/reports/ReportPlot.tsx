import { BarChart, LineChart } from '@callboard/ui-kit/charts';
import type { ReportAnswered } from './AnsweredQuestion';

export interface ReportPlotProps extends Pick<ReportAnswered, 'shown' | 'asked'> {
  label: string;
  display: 'bars' | 'line';
}

/** More bars lie below each other, each under its name. */
const mostColumns = 16;

/** An answer as bars or as a line. */
export function ReportPlot({ label, display, shown, asked }: ReportPlotProps) {
  const { rows, columns, byLabel, figure } = shown;
  const chart = {
    label,
    categoryLabel: byLabel,
    categories: rows.map((row) => row.label),
    series: columns.map((column, index) => ({
      name: column,
      values: rows.map(({ values }) => values[index] ?? null),
    })),
    format: (value: number) => figure(value, 0),
    isLabelHidden: true,
  };
  if (display === 'line') return <LineChart {...chart} />;
  return (
    <BarChart
      {...chart}
      layout={columns.length > 1 ? 'stacked' : 'grouped'}
      direction={asked.first.period && rows.length <= mostColumns ? 'columns' : 'rows'}
    />
  );
}
