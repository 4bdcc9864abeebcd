import type { ReactNode } from 'react';
import { hasLabel, labelSteps } from './labelSteps';
import type { PointReader } from './usePointReader';
import type { Ticks } from './roundTicks';
import styles from './Plot.module.css';

// Beyond this fraction of the width, a label centred on its point would overflow the edge.
const lastShare = 0.94;

export interface PlotProps {
  ticks: Ticks;
  format: (value: number) => string;
  categories: readonly string[];
  reader: PointReader;
  /** The content between the axes, in an area whose width and height are 100%. */
  children: ReactNode;
}

/** The axes of a chart: round numbers on the side, names along the bottom, and the area between them. */
export function Plot({ ticks, format, categories, reader, children }: PlotProps) {
  const steps = labelSteps(categories);
  const first = ticks[0];
  const span = (ticks.at(-1) ?? first) - first || 1;
  return (
    <div className={styles.root}>
      <div className={styles.scale} aria-hidden>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ insetBlockEnd: `${(100 * (tick - first)) / span}%` }}
          >
            {format(tick)}
          </span>
        ))}
        {/* The widest number sets the width of the scale. */}
        {ticks.map((tick) => (
          <span key={`width ${tick}`} className={styles.widest}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div className={styles.area} {...reader.targetProps}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.line}
            data-zero={tick === 0 || undefined}
            style={{ insetBlockEnd: `${(100 * (tick - first)) / span}%` }}
          />
        ))}
        {children}
      </div>
      <div className={styles.names} aria-hidden>
        {categories.map(
          (category, index) =>
            hasLabel(index, steps) && (
              <span
                key={`${index} ${category}`}
                className={styles.name}
                data-last={(index + 0.5) / categories.length > lastShare || undefined}
                data-narrow={index % steps.narrow === 0 || undefined}
                data-medium={index % steps.medium === 0 || undefined}
                data-wide={index % steps.wide === 0 || undefined}
                data-active={reader.active === index || undefined}
                style={{ insetInlineStart: `${(100 * (index + 0.5)) / categories.length}%` }}
              >
                <span className={styles.nameText}>{category}</span>
              </span>
            ),
        )}
      </div>
    </div>
  );
}
