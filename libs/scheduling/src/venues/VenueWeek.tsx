import { collections } from '@callboard/api-client/collections';
import { limits } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { addDays, daysOfPeriod, fromWallTime, isDay } from '@callboard/domain/calendar';
import { grouped } from '@callboard/domain/lists';
import { bookableHours } from '@callboard/domain/scheduling';
import { useCollectionLabel, usePageQuery, useZone } from '@callboard/records';
import { useToday } from '@callboard/records/list';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useReadsEvery, weekdays } from '@callboard/records/screen';
import { VenueWeekRow } from './VenueWeekRow';
import { venueWeekMessages } from './venueWeekMessages';
import styles from './VenueWeek.module.css';

/** Statuses of a performance that is booked in a space. */
const taking = ['planned', 'scheduled', 'running', 'finished'];

/** The week of each venue: the performances and appointments in it, day by day, and how much of its bookable time that takes. */
export function VenueWeek() {
  const [params, setParams] = usePageQuery();
  const today = useToday();
  const zone = useZone();
  const given = params.get('week') ?? '';
  const days = daysOfPeriod('week', isDay(given) ? given : today);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const label = useLabel('venues');
  const venues = collections.venues.useList({
    filters: [{ field: 'status', operator: 'eq', value: 'active' }],
    ordering: ['name'],
    pageSize: limits.maxPageSize,
  });
  // A day further on both sides: the zones of the venues differ.
  const inWeek: ListFilter[] = [
    { field: 'starts_at', operator: 'lte', value: fromWallTime(`${addDays(last, 1)}T23:59:59`, zone) },
    { field: 'ends_at', operator: 'gte', value: fromWallTime(`${addDays(first, -1)}T00:00`, zone) },
  ];
  const performances = collections.performances.useList({
    filters: [...inWeek, { field: 'status', operator: 'in', value: taking }],
    ordering: ['starts_at'],
    pageSize: limits.maxPageSize,
  });
  const readsAppointments = useReadsEvery('scheduleEvents');
  const appointments = collections.scheduleEvents.useList(
    {
      filters: [
        ...inWeek,
        { field: 'status', operator: 'eq', value: 'planned' },
        { field: 'venue', operator: 'isnull', value: 'false' },
      ],
      ordering: ['starts_at'],
      pageSize: limits.maxPageSize,
    },
    { skip: !readsAppointments },
  );
  const spaces = collections.spaces.useCounts('venue');
  const spacesOf = new Map(spaces.data?.results.map(({ value, count }) => [value, count]));
  const reads = [venues, performances, spaces, ...(readsAppointments ? [appointments] : [])];
  const isWhole = reads.every(({ data }) => data !== undefined);
  const query = {
    value: isWhole ? venues.data?.results : undefined,
    problem: reads.find(({ problem }) => problem !== undefined)?.problem,
    isLoading: reads.some(({ isLoading }) => isLoading),
    retry: () => reads.forEach(({ refetch }) => refetch()),
  };
  const performancesOf = grouped(performances.data?.results ?? [], ({ venue }) => venue.hashcode);
  const appointmentsOf = grouped(appointments.data?.results ?? [], ({ venue }) => venue?.hashcode ?? '');
  const onlyFirst = [
    { of: useLabel('performances').many, answer: performances.data },
    { of: useCollectionLabel('scheduleEvents').many, answer: appointments.data },
  ];
  const go = (day: string) => setParams({ week: day });

  return (
    <section className={styles.root} aria-label={venueWeekMessages.weekOf(formatDay(first), formatDay(last))}>
      <div className={styles.head}>
        <Button size="small" onClick={() => go(today)}>
          {venueWeekMessages.thisWeek}
        </Button>
        <Button
          size="small"
          shape="square"
          icon="chevron-start"
          aria-label={venueWeekMessages.previous}
          onClick={() => go(addDays(first, -7))}
        />
        <Button
          size="small"
          shape="square"
          icon="chevron-end"
          aria-label={venueWeekMessages.next}
          onClick={() => go(addDays(first, 7))}
        />
        <h2 className={styles.title} aria-live="polite">
          {venueWeekMessages.weekOf(formatDay(first), formatDay(last))}
        </h2>
      </div>
      <p className={styles.note}>{venueWeekMessages.definition(bookableHours.from, bookableHours.to)}</p>
      {onlyFirst.map(
        ({ of, answer }) =>
          answer &&
          answer.count > answer.results.length && (
            <p key={of} className={styles.note}>
              {venueWeekMessages.onlyFirst(answer.results.length, answer.count, of)}
            </p>
          ),
      )}
      <QueryView
        query={query}
        loading={<Skeleton lines={12} />}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState title={venueWeekMessages.none(label.many)} />}
      >
        {(found) => (
          // A narrow window scrolls the table sideways, by the keys too.
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={label.many}>
            <table className={styles.week}>
              <thead>
                <tr>
                  <th scope="col">{label.one}</th>
                  <th scope="col">{venueWeekMessages.used}</th>
                  {days.map((day, index) => (
                    <th key={day} scope="col" data-today={day === today || undefined}>
                      {/* The weekdays are numbered from 1. */}
                      {weekdays[(index + 1) as keyof typeof weekdays]} {Number(day.slice(8))}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.map((venue) => (
                  <VenueWeekRow
                    key={venue.hashcode}
                    venue={venue}
                    performances={performancesOf.get(venue.hashcode) ?? []}
                    appointments={appointmentsOf.get(venue.hashcode) ?? []}
                    spaces={spacesOf.get(venue.hashcode) ?? 0}
                    days={days}
                    own={zone}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </section>
  );
}
