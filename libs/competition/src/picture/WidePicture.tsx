import type { ReactNode } from 'react';
import styles from './picture.module.css';

export interface WidePictureProps {
  title: string;
  /** In units of the picture, which are pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing that is wider than a phone: it scrolls in a region that the keyboard reaches. */
export function WidePicture({ title, width, height, children }: WidePictureProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <svg
        className={styles.picture}
        role="img"
        aria-label={title}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        {children}
      </svg>
    </div>
  );
}
