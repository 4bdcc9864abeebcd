import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** 'text' limits the content to a readable width; 'wide' lets a table use a large screen. @default 'full' */
  width?: 'full' | 'text' | 'wide' | undefined;
  /** The `PageHeader` and the content. */
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
