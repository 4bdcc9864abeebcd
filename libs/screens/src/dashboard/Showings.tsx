import type { Showing } from '@callboard/api-contract';
import { useZone } from '@callboard/records';
import { useCollectionOf, useLabel, counted } from '@callboard/tenant';
import { formatTime, zoneName } from '@callboard/ui-kit';
import { Link } from 'wouter';
import { clockIn } from '../clock';
import { listHref, recordHref } from './listHref';
import { messages } from './messages';
import { StatusOf } from './StatusOf';
import styles from './Showings.module.css';

export interface ShowingsProps {
  /** What the list is. */
  label: string;
  showings: readonly Showing[];
  /** Shows the seats on sale in the place of the entries. @default false */
  hasSeats?: boolean;
}

/** Performances one after another, by the clocks of their venues: when, what, where, and how they stand. */
export function Showings({ label, showings, hasSeats = false }: ShowingsProps) {
  const zone = useZone();
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {showings.map((showing) => (
        <Row key={showing.hashcode} showing={showing} readersZone={zone} hasSeats={hasSeats} />
      ))}
    </ul>
  );
}

interface RowProps {
  showing: Showing;
  readersZone: string;
  hasSeats: boolean;
}

function Row({ showing, readersZone, hasSeats }: RowProps) {
  const { hashcode, title, starts_at, ends_at, zone, event, space, venue, status } = showing;
  const clock = clockIn(zone);
  const zoneThere = zoneName(zone, starts_at);
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <time dateTime={starts_at}>{clock.dayTitle(clock.dayOf(starts_at))}</time>
        <span className={styles.time}>
          {messages.fromTo(formatTime(starts_at, zone), formatTime(ends_at, zone))}
          {zoneThere !== zoneName(readersZone, starts_at) && ` ${zoneThere}`}
        </span>
      </span>
      <span className={styles.what}>
        <Link href={recordHref('performances', hashcode)}>{title}</Link>
        <span className={styles.where}>
          <Link href={recordHref('events', event.hashcode)}>{event.title}</Link>
          {' · '}
          {messages.spaceAt(space.title, venue.title)}
        </span>
      </span>
      <span className={styles.how}>
        <StatusOf collection="performances" status={status} />
        {hasSeats ? <Seats showing={showing} /> : <Entries showing={showing} />}
      </span>
    </li>
  );
}

function Entries({ showing: { hashcode, entries } }: { showing: Showing }) {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  if (entries === 0) return null;
  return <Link href={listHref(collection, { performance: hashcode })}>{counted(entries, label)}</Link>;
}

function Seats({ showing: { seats, capacity, space } }: { showing: Showing }) {
  if (capacity === null) return <span>{messages.seats(seats ?? 0)}</span>;
  return (
    <span>
      {messages.seatsOf(seats ?? 0)}{' '}
      <Link href={recordHref('spaces', space.hashcode)}>{messages.places(capacity)}</Link>
    </span>
  );
}
