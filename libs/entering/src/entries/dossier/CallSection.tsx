import type { EntryDossier } from '@callboard/api-contract/entries';
import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { callTimes } from '@callboard/domain/scheduling';
import { useFeature, useLabel } from '@callboard/tenant';
import { useToday } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { use } from 'react';
import { Link } from 'react-router';
import { clockIn, recordHref, StatusOf } from '@callboard/records/screen';
import { DossierPartsContext } from './DossierPartsContext';
import styles from './dossier.module.css';
import { dossierMessages as words } from './dossierMessages';
import type { SectionProps } from './SectionProps';

/** The event of an entry, and when and where it is on stage, each time by the clock of the venue. */
export function CallSection({ dossier: { event, calls } }: SectionProps) {
  const label = useLabel('entries');
  const eventLabel = useLabel('events');
  const hasPerformances = useFeature('performances');
  if (!event) return null;
  return (
    <Card title={hasPerformances ? words.call(eventLabel) : eventLabel.one}>
      <div className={styles.list}>
        <div className={styles.member}>
          <span className={styles.what}>
            <Link to={recordHref('events', event.hashcode)}>{event.title}</Link>
            <span className={styles.note}>{clockIn(event.zone).dayTitle(event.starts_on)}</span>
          </span>
          <StatusOf collection="events" status={event.status} />
        </div>
        {hasPerformances && calls.map((call) => <Call key={call.hashcode} call={call} />)}
        {hasPerformances && calls.length === 0 && <p className={styles.note}>{words.noCallText(label)}</p>}
      </div>
    </Card>
  );
}

function Call({ call }: { call: EntryDossier['calls'][number] }) {
  const { ShowLink } = use(DossierPartsContext);
  const label = useLabel('entries');
  const { performance, status, venue, space, zone, slot_starts_at: from, slot_ends_at: to } = call;
  const at = from ?? call.starts_at;
  const { dayTitle, dayOf } = clockIn(zone);
  const isToday = useToday(zone) === dayOf(at);
  const { arrival, warmUp } = callTimes(from, call);
  const start = timeOfInstant(at, zone);
  const slot = to === null ? start : words.range(start, timeOfInstant(to, zone));
  return (
    <div className={styles.member}>
      <span className={styles.what}>
        <time className={styles.note} dateTime={at}>
          {dayTitle(dayOf(at))}
        </time>
        <span className={styles.time}>
          {from === null ? words.from(start) : slot} {zoneName(zone, at)}
        </span>
        <Link to={recordHref('performances', performance.hashcode)}>{performance.title}</Link>
        <span className={styles.note}>
          <Link to={recordHref('spaces', space.hashcode)}>{space.title}</Link>,{' '}
          <Link to={recordHref('venues', venue.hashcode)}>{venue.title}</Link>
        </span>
        {arrival !== null && (
          <span className={styles.note}>{words.arrival(timeOfInstant(arrival, zone))}</span>
        )}
        {warmUp !== null && <span className={styles.note}>{words.warmUp(timeOfInstant(warmUp, zone))}</span>}
        {call.room !== null && <span className={styles.note}>{words.room(call.room)}</span>}
        {from === null && <span className={styles.note}>{words.noSlot(label)}</span>}
        {ShowLink && from !== null && (status === 'running' || isToday) && (
          <ShowLink performance={performance.hashcode} status={status} />
        )}
      </span>
      <StatusOf collection="performances" status={status} />
    </div>
  );
}
