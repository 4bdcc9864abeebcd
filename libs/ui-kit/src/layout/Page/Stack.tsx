import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface StackProps {
  /** 'row' places the children side by side and wraps them. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** @default 'regular' */
  gap?: 'small' | 'regular' | 'large' | undefined;
  children: ReactNode;
}

/** Children one after another, evenly spaced. */
export function Stack({ direction = 'column', gap = 'regular', children }: StackProps) {
  return (
    <div className={styles.stack} data-direction={direction} data-gap={gap}>
      {children}
    </div>
  );
}
