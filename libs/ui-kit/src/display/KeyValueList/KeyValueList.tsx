import type { ReactNode } from 'react';
import { dateMessages } from '../../dates/DateText/dateMessages';
import styles from './KeyValueList.module.css';

/** One fact. */
export interface KeyValue {
  label: string;
  /** An empty value or text shows as 'Not entered'. */
  value: ReactNode;
}

export interface KeyValueListProps {
  /** The facts, each with its label. */
  items: readonly KeyValue[];
  /** 'stacked' puts each value under its label. @default 'inline' */
  layout?: 'inline' | 'stacked' | undefined;
}

/** Labelled facts about one thing. */
export function KeyValueList({ items, layout = 'inline' }: KeyValueListProps) {
  return (
    <dl className={styles.root} data-layout={layout}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {isEntered(value) ? value : <span className={styles.none}>{dateMessages.notEntered}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEntered(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
