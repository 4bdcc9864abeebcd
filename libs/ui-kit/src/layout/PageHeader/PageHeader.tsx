import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's first-level heading. */
  title: ReactNode;
  /** A line under it: when and where, or how many. */
  subtitle?: ReactNode;
  /** The way up: usually a `Breadcrumb`. */
  above?: ReactNode;
  /** A picture before the title. */
  avatar?: ReactNode;
  /** A status next to the title. */
  status?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The title of a page and its actions. */
export function PageHeader({ title, subtitle, above, avatar, status, actions }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      <div className={styles.line}>
        {avatar}
        <div className={styles.text}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {status}
          </div>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
