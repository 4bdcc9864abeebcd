import { Icon } from '@callboard/ui-kit/elements';
import type { ReactNode } from 'react';
import styles from './MissingRow.module.css';

export interface MissingRowProps {
  /** Missing part: a link to where it is put right. */
  subject: ReactNode;
  /** The entry and event that it belongs to, where a list is of several. */
  where?: string | undefined;
  due?: ReactNode;
  /** True if its deadline has passed. @default false */
  isLate?: boolean | undefined;
  /** A button below it. */
  action?: ReactNode;
}

/** One missing thing in a list. */
export function MissingRow({ subject, where, due, isLate = false, action }: MissingRowProps) {
  return (
    <li className={styles.root} data-late={isLate || undefined}>
      <Icon name={isLate ? 'warning' : 'pencil'} />
      <span className={styles.what}>
        <span className={styles.subject}>{subject}</span>
        {where !== undefined && <span className={styles.where}>{where}</span>}
        {action}
      </span>
      {due !== undefined && <span className={styles.due}>{due}</span>}
    </li>
  );
}
