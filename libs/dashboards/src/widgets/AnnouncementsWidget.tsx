import { queries } from '@callboard/api-client/actions';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { formatDay } from '@callboard/ui-kit/dates';
import { Link } from 'react-router';
import { messages } from '../messages';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

const usualRows = 3;

/** The newest announcements that the user received. */
export function AnnouncementsWidget({ name, settings: { rows = usualRows } }: WidgetProps) {
  const { recordHref } = useWidgetTools();
  const { data, problem, isLoading, refetch } = queries.ownAnnouncements.useQuery();
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={rows} />}
      isEmpty={({ results }) => results.length === 0}
      empty={<p className={styles.note}>{messages.noAnnouncements}</p>}
    >
      {({ results }) => (
        <ul className={styles.rows} role="list" aria-label={name}>
          {results.slice(0, rows).map(({ hashcode, title, excerpt, published_at }) => (
            <li key={hashcode} className={styles.entry}>
              <Link to={recordHref('announcements', hashcode)}>{title}</Link>
              <span className={styles.values}>{formatDay(published_at.slice(0, 10))}</span>
              <span className={styles.excerpt}>{excerpt}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
