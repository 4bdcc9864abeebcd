import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** 'text' keeps a form or a text at a readable width. @default 'full' */
  width?: 'full' | 'text' | undefined;
  children: ReactNode;
}

/** The ground of a screen: margins, rhythm and the greatest width. */
export function Page({ width = 'full', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
