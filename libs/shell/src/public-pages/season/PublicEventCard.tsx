'use no memo'; // Texts are read again when the language changes.

import { mediaAddress } from '@callboard/api-client/attachments';
import type { PublicEvent } from '@callboard/api-contract/scheduling';
import { DateTimeText, formatDay } from '@callboard/ui-kit/dates';
import { Badge } from '@callboard/ui-kit/display';
import { PublicLink } from '../PublicFrame';
import { PublicRichText } from '../PublicRichText';
import { seasonMessages as words } from './seasonMessages';
import styles from './SeasonPage.module.css';

export interface PublicEventCardProps {
  event: PublicEvent;
}

/** An event as everyone reads it: its days, place and times, and until when it can be entered. */
export function PublicEventCard({ event }: PublicEventCardProps) {
  const { name, description, starts_on: from, ends_on: to, venue, performances, picture } = event;
  const days = from === to ? formatDay(from) : words.days(formatDay(from), formatDay(to));
  const place = venue && [venue.name, venue.town].filter(Boolean).join(', ');
  const more = event.performances_count - performances.length;
  return (
    <article className={styles.event}>
      {picture && (
        <img
          className={styles.picture}
          src={mediaAddress(picture.url)}
          alt={picture.alt ?? ''}
          loading="lazy"
        />
      )}
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <EntriesState event={event} />
      </div>
      <p className={styles.facts}>
        <span>{days}</span>
        <span>{place ?? words.noPlace}</span>
      </p>
      {(description !== null || performances.length > 0) && (
        <details>
          <summary className={styles.summary}>{words.details}</summary>
          {description !== null && <PublicRichText name={name} html={description} />}
          <ul className={styles.times}>
            {performances.map(({ hashcode, name: title, starts_at: startsAt, zone }) => (
              <li key={hashcode}>
                {title} · <DateTimeText value={startsAt} zone={zone} />
              </li>
            ))}
            {more > 0 && <li>{words.moreTimes(more)}</li>}
          </ul>
        </details>
      )}
      {event.has_timetable && (
        <p>
          <PublicLink to={`/timetable/${event.hashcode}`}>{words.timetable(name)}</PublicLink>
        </p>
      )}
      {event.has_results && (
        <p>
          <PublicLink to="/season/results">{words.results(name)}</PublicLink>
        </p>
      )}
    </article>
  );
}

function EntriesState({ event: { status, entries_close: closes, zone } }: PublicEventCardProps) {
  if (status === 'closed') return <Badge>{words.closed}</Badge>;
  if (status === 'running') return <Badge tone="purple">{words.underWay}</Badge>;
  if (status === 'complete') return <Badge>{words.over}</Badge>;
  if (closes === null) return <Badge tone="green">{words.openNow}</Badge>;
  // The organisers have not closed them yet, but the server takes none any more.
  if (new Date(closes) < new Date()) return <Badge>{words.closed}</Badge>;
  return (
    <Badge tone="green">
      {words.opens} <DateTimeText value={closes} zone={zone} />
    </Badge>
  );
}
