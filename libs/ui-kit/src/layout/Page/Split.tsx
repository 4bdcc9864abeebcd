import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface SplitProps {
  /** The main content. */
  children: ReactNode;
  /** The secondary content; under the main content on a narrow screen. */
  aside: ReactNode;
}

/** Two columns, the second narrower. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.split}>
        <div className={styles.stack}>{children}</div>
        <div className={styles.stack}>{aside}</div>
      </div>
    </div>
  );
}
