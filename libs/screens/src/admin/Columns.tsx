import { Stack } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './admin.module.css';

export interface ColumnsProps {
  start: ReactNode;
  end: ReactNode;
}

/** Two columns of cards, of which each goes on where its last card ended; one where there is no room for two. */
export function Columns({ start, end }: ColumnsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <Stack gap="large">{start}</Stack>
        <Stack gap="large">{end}</Stack>
      </div>
    </div>
  );
}
