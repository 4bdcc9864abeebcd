import type { ReactNode } from 'react';
import styles from './DialogParts.module.css';

/** The footer buttons of a dialog or a panel, visible while the rest scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.actions} data-print="hide">
      {children}
    </footer>
  );
}
