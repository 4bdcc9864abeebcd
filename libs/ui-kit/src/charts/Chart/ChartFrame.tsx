import { useId, type ReactNode } from 'react';
import { chartMessages } from './chartMessages';
import type { ChartSeries } from './Chart.types';
import { ChartLegend } from './ChartLegend';
import type { LegendMark } from './Chart.types';
import styles from './ChartFrame.module.css';

export interface ChartFrameProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Listed above the plot when there are two or more. */
  series?: readonly ChartSeries[] | undefined;
  mark?: LegendMark | undefined;
  /** Has no values at all: a message replaces the plot. */
  isEmpty: boolean;
  /** The values as a table. */
  table: ReactNode;
  children: ReactNode;
}

/** The parts around the plot of every chart: caption, legend, empty message and table. */
export function ChartFrame({
  label,
  isLabelHidden = false,
  series = [],
  mark = 'bar',
  isEmpty,
  table,
  children,
}: ChartFrameProps) {
  const labelId = useId();
  return (
    <figure className={styles.root} aria-labelledby={labelId}>
      <figcaption className={styles.label} id={labelId} data-visually-hidden={isLabelHidden || undefined}>
        {label}
      </figcaption>
      {isEmpty ? (
        <p className={styles.empty}>{chartMessages.noFigures}</p>
      ) : (
        <>
          {series.length > 1 && <ChartLegend series={series} mark={mark} />}
          {children}
          <details className={styles.details}>
            <summary className={styles.summary}>{chartMessages.showAsTable}</summary>
            {table}
          </details>
        </>
      )}
    </figure>
  );
}
