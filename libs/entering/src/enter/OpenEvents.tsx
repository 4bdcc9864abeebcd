import { collections } from '@callboard/api-client/collections';
import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { zoneName } from '@callboard/domain/calendar';
import { useLabel } from '@callboard/tenant';
import { formatInstant, formatDay, ownZone } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { listHref } from '@callboard/records/screen';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

/** Number of events next to the tasks; the others are a link away. */
const shown = 4;
const read = 60;

/**
 * The events whose entries are open, each with its way in, for those who enter: those of their regions, or of all where these have
 * none or are not known.
 */
export function OpenEvents({ regions = [] }: { regions?: readonly string[] | undefined }) {
  const { roles } = useActor();
  return hasRole(roles, ['participant']) ? <LoadedEvents regions={regions} /> : null;
}

function LoadedEvents({ regions }: { regions: readonly string[] }) {
  const label = useLabel('entries');
  const [now] = useState(() => Date.now());
  const { data, problem, isLoading, refetch } = collections.events.useList({
    filters: [{ field: 'status', operator: 'eq', value: 'open' }],
    ordering: ['starts_on'],
    pageSize: read,
  });
  const open = data?.results.filter(
    ({ entries_close }) => entries_close === null || Date.parse(entries_close) > now,
  );
  const near = open?.filter(({ region }) => region && regions.includes(region.hashcode));
  const value = (near?.length ? near : open)?.slice(0, shown);
  const further = (open?.length ?? 0) - (value?.length ?? 0);
  return (
    <Card title={words.openFor}>
      <QueryView
        query={{ value, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={4} />}
        isEmpty={(events) => events.length === 0}
        empty={
          <EmptyState icon="calendar" title={words.openEmpty}>
            {words.openEmptyText}
          </EmptyState>
        }
      >
        {(events) => (
          <>
            <ul className={styles.list} role="list">
              {events.map(({ hashcode, name, starts_on, entries_close }) => (
                <li key={hashcode} className={styles.row}>
                  <span className={styles.what}>
                    <Link to={`/events/${hashcode}`}>{name}</Link>
                    <span className={styles.facts}>
                      {entries_close === null
                        ? formatDay(starts_on)
                        : words.closes(instantWithZone(entries_close))}
                    </span>
                  </span>
                  <Link
                    {...buttonVariant({ size: 'small' })}
                    to={`/events/${hashcode}/enter`}
                    aria-label={words.enterFor(label, name)}
                  >
                    {words.enter(label)}
                  </Link>
                </li>
              ))}
            </ul>
            {further > 0 && (
              <Link to={listHref('events', { status: 'open' })}>{words.openElsewhere(further)}</Link>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function instantWithZone(instant: string): string {
  return `${formatInstant(instant, ownZone())} ${zoneName(ownZone(), instant)}`;
}
