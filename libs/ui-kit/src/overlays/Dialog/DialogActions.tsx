import type { ReactNode } from 'react';
import styles from './DialogParts.module.css';

/** The buttons at the foot of a dialog or a panel, in sight while the rest scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.actions} data-print="hide">
      {children}
    </footer>
  );
}
