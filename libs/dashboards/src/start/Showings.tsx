import type { Showing } from '@callboard/api-contract/dashboards';
import { timeOfInstant } from '@callboard/domain/calendar';
import { useLabel, counted } from '@callboard/tenant';
import { Link } from 'react-router';
import { listHref, recordHref, StatusOf, When } from '@callboard/records/screen';
import { messages } from './messages';
import styles from './Showings.module.css';

export interface ShowingsProps {
  /** The accessible name of the list. */
  label: string;
  showings: readonly Showing[];
  /** Shows the seats on sale instead of the entries. @default false */
  hasSeats?: boolean;
}

/** A list of performances in the time zones of their venues: time, title, place and status. */
export function Showings({ label, showings, hasSeats = false }: ShowingsProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {showings.map((showing) => (
        <Row key={showing.hashcode} showing={showing} hasSeats={hasSeats} />
      ))}
    </ul>
  );
}

interface RowProps {
  showing: Showing;
  hasSeats: boolean;
}

function Row({ showing, hasSeats }: RowProps) {
  const { hashcode, title, starts_at, ends_at, zone, event, space, venue, status } = showing;
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <When
          at={starts_at}
          zone={zone}
          time={messages.fromTo(timeOfInstant(starts_at, zone), timeOfInstant(ends_at, zone))}
          className={styles.time}
        />
      </span>
      <span className={styles.what}>
        <Link to={recordHref('performances', hashcode)}>{title}</Link>
        <span className={styles.where}>
          <Link to={recordHref('events', event.hashcode)}>{event.title}</Link>
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
  const label = useLabel('entries');
  if (entries === 0) return null;
  return <Link to={listHref('entries', { performance: hashcode })}>{counted(entries, label)}</Link>;
}

function Seats({ showing: { seats, capacity, space } }: { showing: Showing }) {
  if (capacity === null) return <span>{messages.seats(seats ?? 0)}</span>;
  return (
    <span>
      {messages.seatsOf(seats ?? 0)}{' '}
      <Link to={recordHref('spaces', space.hashcode)}>{messages.places(capacity)}</Link>
    </span>
  );
}
