import type { Named } from '@callboard/api-contract';
import { useLabel } from '@callboard/tenant';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from '../dashboard/listHref';
import styles from './admin.module.css';
import { messages } from './messages';

const shown = 12;

/** Events that have entries and no fee: where to begin. */
export function WithoutFee({ events }: { events: readonly Named[] }) {
  const label = useLabel('events');
  if (events.length === 0) return null;
  return (
    <Card title={messages.withoutFee(events.length, label)}>
      <ul className={styles.names} role="list">
        {events.slice(0, shown).map(({ hashcode, title }) => (
          <li key={hashcode}>
            <Link to={recordHref('events', hashcode)}>{title}</Link>
          </li>
        ))}
      </ul>
      {events.length > shown && <p className={styles.note}>{messages.andMore(events.length - shown)}</p>}
    </Card>
  );
}
