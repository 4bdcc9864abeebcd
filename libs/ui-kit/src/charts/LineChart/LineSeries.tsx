import type { ChartSeries } from '../Chart/Chart.types';
import { seriesStyle } from '../Chart/seriesStyle';
import { toRuns } from './toRuns';
import styles from './LineChart.module.css';

interface LineSeriesProps {
  line: ChartSeries;
  order: number;
  /** The number of points across the chart. */
  count: number;
  low: number;
  high: number;
  active: number | undefined;
  hasArea: boolean;
}

/** One line. Its paths are drawn in a 100 × 100 square stretched to the plot; dots are placed by per cent to stay round. */
export function LineSeries({ line, order, count, low, high, active, hasArea }: LineSeriesProps) {
  const x = (index: number) => (100 * (index + 0.5)) / count;
  const y = (value: number) => 100 - (100 * (value - low)) / (high - low || 1);
  const runs = toRuns(line.values.slice(0, count));
  const points = runs.map((run) => run.map(({ index, value }) => `${x(index)} ${y(value)}`));
  const ground = y(Math.min(Math.max(0, low), high));
  const activeValue = active === undefined ? null : (line.values[active] ?? null);
  return (
    <g {...seriesStyle(order, line.tone, styles.series)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        {hasArea &&
          runs.map((run, index) => (
            <path
              key={run[0]?.index}
              className={styles.area}
              d={`M${x(run[0]?.index ?? 0)} ${ground}L${points[index]?.join('L')}L${x(run.at(-1)?.index ?? 0)} ${ground}Z`}
            />
          ))}
        <path className={styles.line} d={points.map((run) => `M${run.join('L')}`).join('')} />
      </svg>
      {runs
        .filter((run) => run.length === 1)
        .flat()
        .map(({ index, value }) => (
          <circle key={index} className={styles.dot} cx={`${x(index)}%`} cy={`${y(value)}%`} r="3.5" />
        ))}
      {active !== undefined && activeValue !== null && (
        <circle className={styles.dot} cx={`${x(active)}%`} cy={`${y(activeValue)}%`} r="4.5" />
      )}
    </g>
  );
}
