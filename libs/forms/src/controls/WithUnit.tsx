import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** A numeric control followed by its unit. */
export function WithUnit({ unit, children }: { unit: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.withUnit} data-figures>
      {children}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
