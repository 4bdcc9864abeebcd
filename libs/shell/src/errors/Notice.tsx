import { Icon, type IconName } from '@callboard/ui-kit/elements';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  icon: IconName;
  title: string;
  /** Buttons for the next step. */
  actions: ReactNode;
  children: ReactNode;
}

/** A page that only shows a message, for example that it was not found. */
export function Notice({ icon, title, actions, children }: NoticeProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name={icon} size="huge" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
