import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** The accessible name: what the controls act on. */
  label: string;
  /** Search and filters. */
  children: ReactNode;
  /** Actions, at the end of the line. */
  actions?: ReactNode;
}

/** The row of controls above a list. Each control is a tab stop of its own. */
export function Toolbar({ label, children, actions }: ToolbarProps) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.controls}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
