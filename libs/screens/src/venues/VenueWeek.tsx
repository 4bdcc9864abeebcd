import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import {
  addDays,
  daysOfPeriod,
  fromWallTime,
  isDay,
  piecesOfDay,
  toWallTime,
  zoneName,
} from '@callboard/domain/calendar';
import { grouped } from '@callboard/domain/lists';
import { bookableHours, utilisation } from '@callboard/domain/scheduling';
import { usePageQuery, useZone } from '@callboard/records';
import { useToday } from '@callboard/records/list';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { weekdays } from '../weekdays';
import { venueWeekMessages } from './venueWeekMessages';
import styles from './VenueWeek.module.css';

type Performance = RecordOf<'performances'>;
type Venue = RecordOf<'venues'>;

/** What takes its time in a space. */
const taking = ['planned', 'scheduled', 'running', 'finished'];

/** The week of each venue: what is on in it, day by day, and how much of its bookable time that takes. */
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
  const performances = collections.performances.useList({
    // A day further on both sides: the zones of the venues differ.
    filters: [
      { field: 'starts_at', operator: 'lte', value: fromWallTime(`${addDays(last, 1)}T23:59:59`, zone) },
      { field: 'ends_at', operator: 'gte', value: fromWallTime(`${addDays(first, -1)}T00:00`, zone) },
      { field: 'status', operator: 'in', value: taking },
    ],
    ordering: ['starts_at'],
    pageSize: limits.maxPageSize,
  });
  const spaces = collections.spaces.useCounts('venue');
  const spacesOf = new Map(spaces.data?.results.map(({ value, count }) => [value, count]));
  const isWhole = performances.data !== undefined && spaces.data !== undefined;
  const query = {
    value: venues.data && isWhole ? venues.data.results : undefined,
    problem: venues.problem ?? performances.problem ?? spaces.problem,
    isLoading: venues.isLoading || performances.isLoading || spaces.isLoading,
    retry: () => [venues, performances, spaces].forEach(({ refetch }) => refetch()),
  };
  const byVenue = grouped(performances.data?.results ?? [], ({ venue }) => venue.hashcode);
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
      {performances.data && performances.data.count > performances.data.results.length && (
        <p className={styles.note}>
          {venueWeekMessages.onlyFirst(performances.data.results.length, performances.data.count)}
        </p>
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
                  <VenueRow
                    key={venue.hashcode}
                    venue={venue}
                    performances={byVenue.get(venue.hashcode) ?? []}
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

interface VenueRowProps {
  venue: Venue;
  performances: readonly Performance[];
  spaces: number;
  days: readonly string[];
  /** The zone of the user. */
  own: string;
}

function VenueRow({ venue, performances, spaces, days, own }: VenueRowProps) {
  const zone = venue.time_zone;
  const booked = performances.map((performance) => ({
    performance,
    space: performance.space.hashcode,
    from: toWallTime(performance.starts_at, zone),
    to: toWallTime(performance.ends_at, zone),
  }));
  const percent = Math.round(utilisation(booked, spaces, days) * 100);
  return (
    <tr>
      <th scope="row">
        <Link to={`/venues/${venue.hashcode}`}>{venue.name}</Link>
        {zone !== own && (
          <span className={styles.note}>{zoneName(zone, fromWallTime(`${days[0]}T12:00`, zone))}</span>
        )}
      </th>
      <td className={styles.used}>
        {percent}%
        <span className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      </td>
      {days.map((day) => (
        <td key={day}>
          {piecesOfDay(booked, day).map(({ item }) => (
            <Link
              key={item.performance.hashcode}
              to={`/performances/${item.performance.hashcode}`}
              className={styles.bar}
            >
              {item.from.slice(11)}–{item.to.slice(11)} {item.performance.name}
            </Link>
          ))}
        </td>
      ))}
    </tr>
  );
}
