import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** 'text' limits the content to a readable width. @default 'full' */
  width?: 'full' | 'text' | undefined;
  children: ReactNode;
}

/** The container of a screen: margins, spacing and maximum width. */
export function Page({ width = 'full', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}
