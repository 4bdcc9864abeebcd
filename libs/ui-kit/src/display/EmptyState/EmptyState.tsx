import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Missing content, in one line. */
  title: string;
  /** How to fill it. */
  children?: ReactNode;
  /** The icon of what would be here. */
  icon?: IconName | undefined;
  /** The next step. */
  action?: ReactNode;
  /** Set when it is the only content of the page: its title becomes the page's heading. @default false */
  isPage?: boolean | undefined;
}

/** Replaces a list that has no items. */
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
