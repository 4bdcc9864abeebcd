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
import { barsAt, barEnds, type BarLayout } from './barsAt';
import { BarRows } from './BarRows';
import { Bar } from './Bar';
import styles from './BarChart.module.css';

export interface BarChartProps extends SeriesChartProps {
  /** Shows several series side by side or stacked. @default 'grouped' */
  layout?: BarLayout | undefined;
  /** 'rows' draws horizontal bars, each under its name: for long names and rankings. @default 'columns' */
  direction?: 'columns' | 'rows' | undefined;
}

/** Compares amounts. Bars always start at zero. */
export function BarChart({
  label,
  categoryLabel,
  categories,
  series,
  format = formatFigure,
  isLabelHidden,
  layout = 'grouped',
  direction = 'columns',
}: BarChartProps) {
  const ticks = roundTicks(barEnds(series, categories.length, layout), true);
  const reader = usePointReader({
    label: chartMessages.pointsOf(label),
    count: categories.length,
    textOf: (index) => pointText(categories[index] ?? '', figuresAt(series, index, format)),
    orientation: direction === 'rows' ? 'vertical' : 'horizontal',
  });
  const { active } = reader;
  const bars = categories.map((_, index) => barsAt(series, index, layout, ticks));
  return (
    <ChartFrame
      label={label}
      isLabelHidden={isLabelHidden}
      series={series}
      isEmpty={allFigures(series).length === 0}
      table={<SeriesTable {...{ label, categoryLabel, categories, series, format }} />}
    >
      {direction === 'rows' ? (
        <BarRows {...{ categories, series, format, bars, reader, layout }} />
      ) : (
        <Plot ticks={ticks} format={format} categories={categories} reader={reader}>
          <div className={styles.columns}>
            {bars.map((group, index) => (
              <div
                key={`${index} ${categories[index]}`}
                className={styles.column}
                data-layout={layout}
                data-active={active === index || undefined}
              >
                {group.map((bar) => (
                  <Bar key={bar.order} bar={bar} tone={series[bar.order]?.tone} axis="block" />
                ))}
              </div>
            ))}
          </div>
          {active !== undefined && (
            <ChartTip
              title={categories[active] ?? ''}
              figures={figuresAt(series, active, format)}
              mark="bar"
              at={(active + 0.5) / categories.length}
            />
          )}
        </Plot>
      )}
    </ChartFrame>
  );
}
