import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import styles from './Banner.module.css';

export interface BannerProps {
  /** The severity of the message. @default 'info' */
  kind?: 'info' | 'success' | 'warning' | 'error' | undefined;
  /** Message in a few words. */
  title?: string | undefined;
  /** Why, and what to do. */
  children?: ReactNode;
  /** Buttons that act on the message. */
  actions?: ReactNode;
}

/** A message that stays on the page until its cause is gone. Errors are announced immediately. */
export function Banner({ kind = 'info', title, children, actions }: BannerProps) {
  return (
    <div className={styles.root} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={kind} />
      </span>
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
