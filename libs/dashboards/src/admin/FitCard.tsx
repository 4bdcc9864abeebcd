import type { DashboardOf, Named } from '@callboard/api-contract/dashboards';
import { EmptyState } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import styles from './admin.module.css';
import { messages } from './messages';

export interface FitCardProps {
  overruns: DashboardOf<'performance'>['overruns'];
  /** Events without a venue. */
  homeless: readonly Named[];
}

/** Running orders that are longer than their performance, and events that have no place. */
export function FitCard({ overruns, homeless }: FitCardProps) {
  return (
    <Card title={messages.fits}>
      {overruns.length === 0 && homeless.length === 0 ? (
        <EmptyState icon="success" title={messages.fitsAll}>
          {messages.fitsAllText}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {overruns.map(({ hashcode, title, event, minutes }) => (
            <li key={hashcode} className={styles.item} data-tone="red">
              <Icon name="clock" />
              <span className={styles.what}>
                <Link to={recordHref('performances', hashcode)}>{title}</Link>
              </span>
              <span className={styles.records}>
                {messages.overrun(minutes)} ·{' '}
                <Link to={recordHref('events', event.hashcode)}>{event.title}</Link>
              </span>
            </li>
          ))}
          {homeless.map(({ hashcode, title }) => (
            <li key={hashcode} className={styles.item} data-tone="amber">
              <Icon name="venue" />
              <span className={styles.what}>
                <Link to={recordHref('events', hashcode)}>{title}</Link>
              </span>
              <span className={styles.records}>{messages.withoutVenue}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
