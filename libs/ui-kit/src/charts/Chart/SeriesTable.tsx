import { ChartTable } from './ChartTable';
import type { SeriesChartProps } from './Chart.types';
import { figureText } from './seriesFigures';

type SeriesTableProps = Omit<SeriesChartProps, 'isLabelHidden' | 'format'> & {
  format: (value: number) => string;
};

/** The values of the series as a table: a row for each category, a column for each series. */
export function SeriesTable({ label, categoryLabel, categories, series, format }: SeriesTableProps) {
  return (
    <ChartTable
      label={label}
      rowLabel={categoryLabel}
      columns={series.map(({ name }) => name)}
      rows={categories.map((category, index) => ({
        label: category,
        cells: series.map(({ values }) => figureText(values[index], format)),
      }))}
    />
  );
}
