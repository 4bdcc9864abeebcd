import { useFieldGroup } from '@callboard/ui-kit/inputs';
import type { ReactNode } from 'react';
import styles from './RepeatField.module.css';

/** The group that the field's label names. */
export function RepeatBody({ children }: { children: ReactNode }) {
  return (
    <div {...useFieldGroup()} className={styles.root} role="group" tabIndex={-1}>
      {children}
    </div>
  );
}
