import type { Named } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { messages as words } from '../start/messages';
import styles from './admin.module.css';
import { messages } from './messages';

const shownAtFirst = 12;

/** Events that have entries and no fee: where to begin. */
export function WithoutFee({ events }: { events: readonly Named[] }) {
  const label = useLabel('events');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, shownAtFirst);
  if (events.length === 0) return null;
  return (
    <Card title={messages.withoutFee(events.length, label)}>
      <ul className={styles.names} role="list">
        {shown.map(({ hashcode, title }) => (
          <li key={hashcode}>
            <Link to={recordHref('events', hashcode)}>{title}</Link>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {words.showAll(events.length)}
        </Button>
      )}
    </Card>
  );
}
