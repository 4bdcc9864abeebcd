import { hooksFor } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { Card, QueryView, Skeleton, toTone } from '@callboard/ui-kit';
import { Link } from 'react-router';
import { messages } from '../messages';
import styles from './dashboard.module.css';

/** How the entries stand: a bar for each status, in the order of the lifecycle, each leading to its list. */
export function EntriesByStatus() {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  const { data, problem, isLoading, refetch } = hooksFor(collection).useCounts('status');
  const statuses = Object.entries(collectionNamed(collection).lifecycle?.statuses ?? {});
  return (
    <Card title={messages.byStatus(label)}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className={styles.note}>{messages.noneYet(label)}</p>}
      >
        {({ results }) => {
          const countOf = (status: string) => results.find(({ value }) => value === status)?.count ?? 0;
          const most = Math.max(...results.map(({ count }) => count));
          return (
            <ul className={styles.bars} role="list">
              {statuses.map(([status, { label: name, tone }]) => (
                <li key={status} className={styles.bar}>
                  <Link to={`/entries?status=${status}`}>{name}</Link>
                  <meter
                    className={styles.meter}
                    data-tone={toTone(tone)}
                    min={0}
                    max={most}
                    value={countOf(status)}
                    aria-label={name}
                  />
                  <span className={styles.count}>{countOf(status).toLocaleString('en-NZ')}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
