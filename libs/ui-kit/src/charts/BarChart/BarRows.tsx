import type { ChartSeries } from '../Chart/Chart.types';
import { figuresAt } from '../Chart/seriesFigures';
import type { PointReader } from '../Chart/usePointReader';
import { Bar } from './Bar';
import type { BarLayout, BarPiece } from './barsAt';
import styles from './BarChart.module.css';

interface BarRowsProps {
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  bars: readonly (readonly BarPiece[])[];
  reader: PointReader;
  layout: BarLayout;
}

/** Horizontal bars, each labelled with its value, so that no scale or tooltip is needed. */
export function BarRows({ categories, series, format, bars, reader, layout }: BarRowsProps) {
  return (
    <div className={styles.rows} {...reader.targetProps}>
      {categories.map((category, index) => (
        <div
          key={`${index} ${category}`}
          className={styles.row}
          data-active={reader.active === index || undefined}
        >
          <span className={styles.name}>{category}</span>
          <span className={styles.figures}>
            {figuresAt(series, index, format)
              .map(({ text }) => text)
              .join(' · ')}
          </span>
          <span className={styles.bars} data-layout={layout}>
            {bars[index]?.map((bar) => (
              <Bar key={bar.order} bar={bar} tone={series[bar.order]?.tone} axis="inline" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
