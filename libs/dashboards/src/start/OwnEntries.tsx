import type { OwnEntry } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref, StatusOf } from '@callboard/records/screen';
import { messages } from './messages';
import styles from './OwnLists.module.css';

/** The user's entries with their statuses, upcoming ones first; nothing before there is one. */
export function OwnEntries({ entries }: { entries: readonly OwnEntry[] }) {
  const label = useLabel('entries');
  if (entries.length === 0) return null;
  return (
    <Card title={messages.mine(label)}>
      <ul className={styles.list} role="list">
        {entries.map(({ hashcode, title, status, event }) => (
          <li key={hashcode} className={styles.own}>
            <span className={styles.what}>
              <Link to={recordHref('entries', hashcode)}>{title}</Link>
              <span className={styles.where}>
                <Link to={recordHref('events', event.hashcode)}>{event.title}</Link>
                {` · ${formatDay(event.starts_on)}`}
              </span>
            </span>
            <StatusOf collection="entries" status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
