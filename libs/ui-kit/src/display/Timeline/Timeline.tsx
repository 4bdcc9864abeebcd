import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './Timeline.module.css';

/** A past or future event. */
export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** The formatted time. */
  when: ReactNode;
  /** The same time in ISO 8601. */
  dateTime?: string | undefined;
  icon?: IconName | undefined;
  tone?: Tone | undefined;
  children?: ReactNode;
}

export interface TimelineProps {
  /** The accessible name: whose events these are. */
  label: string;
  /** The events, newest first. */
  items: readonly TimelineItem[];
}

/** Events in order. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol className={styles.root} role="list" aria-label={label}>
      {items.map(({ id, title, when, dateTime, icon = 'history', tone = 'gray', children }) => (
        <li key={id} className={styles.item}>
          <span {...toneStyle(tone, styles.icon)}>
            <Icon name={icon} size="small" />
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            <time className={styles.when} dateTime={dateTime}>
              {when}
            </time>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
