import type { ChartSeries, LegendMark } from './Chart.types';
import { SeriesMark } from './SeriesMark';
import styles from './ChartLegend.module.css';

export interface ChartLegendProps {
  series: readonly ChartSeries[];
  mark: LegendMark;
}

/** The names of the series, each with a sample of its line or bar. */
export function ChartLegend({ series, mark }: ChartLegendProps) {
  return (
    <ul className={styles.root} role="list">
      {series.map(({ name, tone }, order) => (
        <li key={name} className={styles.item}>
          <SeriesMark order={order} tone={tone} mark={mark} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
