import { useZone } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { Card, EmptyState, formatTime, zoneName } from '@callboard/ui-kit';
import { Link } from 'wouter';
import { clockIn } from '../clock';
import type { Call } from './callsOf';
import { recordHref } from './listHref';
import { messages } from './messages';
import styles from './OwnLists.module.css';

/** When one is on stage, and where. */
export function CallCard({ calls }: { calls: readonly Call[] }) {
  const label = useLabel('entries');
  const zone = useZone();
  return (
    <Card title={messages.calls}>
      {calls.length === 0 ? (
        <EmptyState icon="clock" title={messages.noCalls}>
          {messages.noCallsText(label)}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {calls.map((call) => (
            <CallRow key={call.entry.hashcode} call={call} readersZone={zone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CallRow({ call, readersZone }: { call: Call; readersZone: string }) {
  const { entry, performance, at, hasSlot } = call;
  const { zone, event } = entry;
  const clock = clockIn(zone);
  const zoneThere = zoneName(zone, at);
  const time = formatTime(at, zone);
  return (
    <li className={styles.call}>
      <span className={styles.when}>
        <time dateTime={at}>{clock.dayTitle(clock.dayOf(at))}</time>
        <span className={styles.time}>
          {hasSlot ? time : messages.callFrom(time)}
          {zoneThere !== zoneName(readersZone, at) && ` ${zoneThere}`}
        </span>
      </span>
      <span className={styles.what}>
        <Link href={recordHref('performances', performance.hashcode)}>{performance.title}</Link>
        <span className={styles.where}>{messages.titleIn(entry.title, event.title)}</span>
        <span className={styles.where}>{messages.spaceAt(performance.space, performance.venue)}</span>
      </span>
    </li>
  );
}
