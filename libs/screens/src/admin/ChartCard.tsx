import { Card, Skeleton } from '@callboard/ui-kit';
import { Suspense, type ReactNode } from 'react';
import styles from './admin.module.css';

export interface ChartCardProps {
  title: string;
  /** Links beside the title. */
  actions?: ReactNode;
  /** A line under the chart. */
  note?: string | undefined;
  /** A chart that is fetched when it is first shown. */
  children: ReactNode;
}

/** A card around a chart. */
export function ChartCard({ title, actions, note, children }: ChartCardProps) {
  return (
    <Card title={title} actions={actions}>
      <Suspense fallback={<Skeleton lines={7} />}>{children}</Suspense>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
