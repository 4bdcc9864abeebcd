import type { ReactNode } from 'react';
import styles from './StatTile.module.css';

export interface StatRowProps {
  /** Subject of the numbers. */
  label: string;
  /** `StatTile`s. */
  children: ReactNode;
}

/** Numbers side by side. */
export function StatRow({ label, children }: StatRowProps) {
  return (
    <dl className={styles.row} aria-label={label}>
      {children}
    </dl>
  );
}
