import type { ReactNode } from 'react';
import styles from './StatTile.module.css';

export interface StatRowProps {
  /** What the figures are about. */
  label: string;
  /** `StatTile`s. */
  children: ReactNode;
}

/** Figures side by side. */
export function StatRow({ label, children }: StatRowProps) {
  return (
    <dl className={styles.row} aria-label={label}>
      {children}
    </dl>
  );
}
