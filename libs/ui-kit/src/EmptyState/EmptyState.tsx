import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is not here, in one line. */
  title: string;
  /** What would bring it here. */
  children?: ReactNode;
  icon?: IconName | undefined;
  /** The next step. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState({ title, children, icon = 'sparkle', action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
