import { Card } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './admin.module.css';

export interface ChartCardProps {
  title: string;
  /** Links next to the title. */
  actions?: ReactNode;
  /** A line under the chart. */
  note?: string | undefined;
  children: ReactNode;
}

/** A card around a chart. */
export function ChartCard({ title, actions, note, children }: ChartCardProps) {
  return (
    <Card title={title} actions={actions}>
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
