import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { useLabel } from '@callboard/tenant';
import { Card, EmptyState, QueryView, Skeleton, ownZone } from '@callboard/ui-kit';
import { Link } from 'wouter';
import { clockIn } from '../clock';
import { messages } from '../messages';
import { ZoneNote } from '../ZoneNote';
import styles from './dashboard.module.css';

const shown = 8;

/** The next performances, soonest first. */
export function ComingUp({ now }: { now: string }) {
  const label = useLabel('performances');
  const zone = ownZone();
  const { data, problem, isLoading, refetch } = collections.performances.useList({
    filters: [{ field: 'starts_at', operator: 'gte', value: now }],
    ordering: ['starts_at'],
    pageSize: shown,
  });
  return (
    <Card title={messages.next} actions={<Link to="/performances">{messages.seeAll(label)}</Link>}>
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
          <>
            <ul className={styles.list} role="list">
              {results.map((performance) => (
                <Upcoming key={performance.hashcode} performance={performance} zone={zone} />
              ))}
            </ul>
            <ZoneNote at={now} className={styles.note} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Upcoming({ performance, zone }: { performance: RecordOf<'performances'>; zone: string }) {
  const clock = clockIn(zone);
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        {clock.dayTitle(clock.dayOf(performance.starts_at))}
        <span className={styles.time}>{clock.time(performance.starts_at)}</span>
      </span>
      <span className={styles.what}>
        <Link to={`/performances/${performance.hashcode}`}>{performance.name}</Link>
        <span className={styles.where}>
          {messages.place(performance.event.title, performance.space.title, performance.venue.title)}
        </span>
      </span>
    </li>
  );
}
