import { recordPath, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { fromWallTime, piecesOfDay, toWallTime, zoneName } from '@callboard/domain/calendar';
import { overlapsOf, utilisation } from '@callboard/domain/scheduling';
import { Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { venueWeekMessages } from './venueWeekMessages';
import styles from './VenueWeek.module.css';

type Performance = RecordOf<'performances'>;
type Appointment = RecordOf<'scheduleEvents'>;

export interface VenueWeekRowProps {
  venue: RecordOf<'venues'>;
  performances: readonly Performance[];
  /** The appointments at the venue. */
  appointments: readonly Appointment[];
  /** How many spaces the venue has. */
  spaces: number;
  days: readonly string[];
  /** The zone of the user. */
  own: string;
}

/** Something that is on in a venue, in its wall times. */
interface Use {
  href: string;
  name: string;
  kind: 'performance' | 'appointment';
  space: { hashcode: string; title?: string | undefined } | null;
  from: string;
  to: string;
}

/** One venue: what is on in it on each day, which of it needs the same space at the same time, and how much of it is used. */
export function VenueWeekRow({ venue, performances, appointments, spaces, days, own }: VenueWeekRowProps) {
  const zone = venue.time_zone;
  const uses = [
    ...performances.map((performance) => toUse(performance, 'performance', zone)),
    ...appointments.map((appointment) => toUse(appointment, 'appointment', zone)),
  ];
  // A use that names no space books none.
  const booked = uses.flatMap((use) =>
    use.space ? { use, space: use.space.hashcode, from: use.from, to: use.to } : [],
  );
  const needed = booked.map(({ space, ...use }) => ({ ...use, thing: space }));
  const conflicts = new Set(overlapsOf(needed).flatMap((pair) => pair.map(({ use }) => use)));
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
          {piecesOfDay(uses, day).map(({ item }) => (
            <UseLink key={item.href} use={item} isConflict={conflicts.has(item)} />
          ))}
        </td>
      ))}
    </tr>
  );
}

function UseLink({ use, isConflict }: { use: Use; isConflict: boolean }) {
  const { href, name, kind, space, from, to } = use;
  return (
    <Link to={href} className={styles.bar} data-kind={kind} data-conflict={isConflict || undefined}>
      {from.slice(11)}–{to.slice(11)} {name}
      {isConflict && (
        <span className={styles.conflict}>
          <Icon name="warning" size="small" /> {venueWeekMessages.conflict(space?.title ?? '')}
        </span>
      )}
    </Link>
  );
}

function toUse(record: Performance | Appointment, kind: Use['kind'], zone: string): Use {
  const definition = collectionNamed(kind === 'performance' ? 'performances' : 'scheduleEvents');
  return {
    href: recordPath(definition, { hashcode: record.hashcode }),
    name: record.name,
    kind,
    // A deadline is a moment, which takes no space.
    space: 'kind' in record && record.kind === 'deadline' ? null : record.space,
    from: toWallTime(record.starts_at, zone),
    to: toWallTime(record.ends_at, zone),
  };
}
