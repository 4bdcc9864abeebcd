import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useToday, useZoneOf } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { messages } from './messages';
import { listHref, When } from '@callboard/records/screen';
import styles from './dashboard.module.css';

const shown = 8;

/** The next performances, soonest first, in the time zones of their venues. */
export function ComingUp({ now }: { now: string }) {
  const label = useLabel('performances');
  const today = useToday();
  const { zoneOf } = useZoneOf(collectionNamed('performances'), true);
  const { data, problem, isLoading, refetch } = collections.performances.useList({
    filters: [{ field: 'starts_at', operator: 'gte', value: now }],
    ordering: ['starts_at'],
    pageSize: shown,
  });
  return (
    <Card
      title={messages.next}
      actions={<Link to={listHref('performances', { starts_at__gte: today })}>{messages.seeAll(label)}</Link>}
    >
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={shown} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState title={messages.nextEmpty} icon="calendar">
            {messages.nextEmptyText}
          </EmptyState>
        }
      >
        {({ results }) => (
          <ul className={styles.list} role="list">
            {results.map((performance) => (
              <Upcoming
                key={performance.hashcode}
                performance={performance}
                zone={zoneOf({ ...performance })}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

interface UpcomingProps {
  performance: RecordOf<'performances'>;
  /** Undefined while it is loading: a time in another zone would be wrong. */
  zone: string | undefined;
}

function Upcoming({ performance, zone }: UpcomingProps) {
  const { hashcode, name, event, space, venue } = performance;
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        {zone !== undefined && <When at={performance.starts_at} zone={zone} className={styles.time} />}
      </span>
      <span className={styles.what}>
        <Link to={`/performances/${hashcode}`}>{name}</Link>
        <span className={styles.where}>{messages.place(event.title, space.title, venue.title)}</span>
      </span>
    </li>
  );
}
