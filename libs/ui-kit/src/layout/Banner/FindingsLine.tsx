import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import banner from './Banner.module.css';
import styles from './FindingsLine.module.css';
import { offlineMessages as words } from './offlineMessages';

/** Something that users have to know while they work. */
export interface Finding {
  key: string;
  kind: 'info' | 'warning' | 'error';
  /** Finding in a few words. */
  title: string;
  /** Why, and what to do. */
  content?: ReactNode;
}

export interface FindingsLineProps {
  /** In order of urgency, the most urgent first. */
  findings: readonly Finding[];
}

/** One line with the most urgent finding, which opens the others and what to do; nothing where there is none. */
export function FindingsLine({ findings: [first, ...others] }: FindingsLineProps) {
  if (!first) return null;
  return (
    <div className={banner.root} data-kind={first.kind} role={first.kind === 'error' ? 'alert' : 'status'}>
      <span className={banner.icon}>
        <Icon name={first.kind} />
      </span>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={banner.title}>{first.title}</span>
          {others.length > 0 && <span className={styles.more}>{words.moreFindings(others.length)}</span>}
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        {first.content !== undefined && <div>{first.content}</div>}
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map(({ key, title, content }) => (
              <li key={key}>
                <p className={banner.title}>{title}</p>
                {content !== undefined && <div>{content}</div>}
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
