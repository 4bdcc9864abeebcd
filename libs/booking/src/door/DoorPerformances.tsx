import { queries } from '@callboard/api-client/actions';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

/** The performances that people come to, the next one first. */
export function DoorPerformances() {
  const { data, problem, isLoading, refetch } = queries.doorPerformances.useQuery();
  return (
    <Page width="text">
      <PageHeader
        title={words.door}
        subtitle={words.which}
        actions={
          <Link {...buttonVariant()} to="/device">
            {words.checkDevice}
          </Link>
        }
      />
      <QueryView
        query={{ value: data?.performances, problem, isLoading, retry: refetch }}
        isEmpty={(performances) => performances.length === 0}
        empty={
          <EmptyState icon="ticket" title={words.none}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(performances) => (
          <ul className={styles.performances}>
            {performances.map(({ hashcode, name, event, venue, starts_at, zone, people, inside }) => (
              <li key={hashcode}>
                <Link className={styles.performance} to={`/door/${hashcode}`}>
                  <span className={styles.performanceWords}>
                    <strong>{name}</strong>
                    <span>{[formatInstant(starts_at, zone), event, venue].filter(Boolean).join(' · ')}</span>
                  </span>
                  <span>{words.insideOf(inside, people)}</span>
                  <Icon name="chevron-end" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Page>
  );
}
