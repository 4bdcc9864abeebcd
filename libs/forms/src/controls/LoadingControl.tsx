import { Skeleton } from '@callboard/ui-kit/elements';
import { Suspense, type ReactNode } from 'react';
import styles from './LoadingControl.module.css';

interface LoadingControlProps {
  /** About as tall as the control. */
  size: 'medium' | 'large';
  children: ReactNode;
}

/** Shows a skeleton while a control is loaded, so that the fields below it do not move. */
export function LoadingControl({ size, children }: LoadingControlProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} data-size={size}>
          <Skeleton variant="text" lines={3} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
