import { ChartFrame } from '../Chart/ChartFrame';
import { ChartTip } from '../Chart/ChartTip';
import { formatFigure } from '../Chart/formatFigure';
import { Plot } from '../Chart/Plot';
import { roundTicks } from '../Chart/roundTicks';
import { SeriesTable } from '../Chart/SeriesTable';
import { allFigures, figuresAt, pointText } from '../Chart/seriesFigures';
import { usePointReader } from '../Chart/usePointReader';
import type { SeriesChartProps } from '../Chart/Chart.types';
import { chartMessages } from '../Chart/chartMessages';
import { LineSeries } from './LineSeries';
import styles from './LineChart.module.css';

/** Values over time: one line for each series, with gaps for missing values. */
export function LineChart({
  label,
  categoryLabel,
  categories,
  series,
  format = formatFigure,
  isLabelHidden,
}: SeriesChartProps) {
  const figures = allFigures(series);
  const ticks = roundTicks(figures);
  const reader = usePointReader({
    label: chartMessages.pointsOf(label),
    count: categories.length,
    textOf: (index) => pointText(categories[index] ?? '', figuresAt(series, index, format)),
  });
  const { active } = reader;
  const at = active === undefined ? 0 : (active + 0.5) / categories.length;
  return (
    <ChartFrame
      label={label}
      isLabelHidden={isLabelHidden}
      series={series}
      mark="line"
      isEmpty={figures.length === 0}
      table={<SeriesTable {...{ label, categoryLabel, categories, series, format }} />}
    >
      <Plot ticks={ticks} format={format} categories={categories} reader={reader}>
        {active !== undefined && (
          <span className={styles.cursor} style={{ insetInlineStart: `${at * 100}%` }} />
        )}
        <svg className={styles.lines} focusable="false" aria-hidden>
          {series.map((line, order) => (
            <LineSeries
              key={line.name}
              line={line}
              order={order}
              count={categories.length}
              low={ticks[0]}
              high={ticks.at(-1) ?? 1}
              active={active}
              hasArea={series.length === 1}
            />
          ))}
        </svg>
        {active !== undefined && (
          <ChartTip
            title={categories[active] ?? ''}
            figures={figuresAt(series, active, format)}
            mark="line"
            at={at}
          />
        )}
      </Plot>
    </ChartFrame>
  );
}
