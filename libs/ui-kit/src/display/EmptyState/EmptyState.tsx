import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What is not here, in one line. */
  title: string;
  /** What would bring it here. */
  children?: ReactNode;
  icon?: IconName | undefined;
  /** The next step. */
  action?: ReactNode;
  /** Is all that the page shows: its title is the page's heading. @default false */
  isPage?: boolean | undefined;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState({ title, children, icon = 'sparkle', action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
