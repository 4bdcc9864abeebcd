import { timeOfInstant } from '@callboard/domain/calendar';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import type { Call } from './callsOf';
import { recordHref, When } from '@callboard/records/screen';
import { messages } from './messages';
import styles from './OwnLists.module.css';

/** When and where the user is on stage; nothing before there is a call. */
export function CallCard({ calls }: { calls: readonly Call[] }) {
  if (calls.length === 0) return null;
  return (
    <Card title={messages.calls}>
      <ul className={styles.list} role="list">
        {calls.map((call) => (
          <CallRow key={`${call.entry.hashcode} ${call.at}`} call={call} />
        ))}
      </ul>
    </Card>
  );
}

function CallRow({ call }: { call: Call }) {
  const { entry, performance, at, hasSlot, zone } = call;
  const time = timeOfInstant(at, zone);
  return (
    <li className={styles.call}>
      <span className={styles.when}>
        <When at={at} zone={zone} time={hasSlot ? time : messages.callFrom(time)} className={styles.time} />
      </span>
      <span className={styles.what}>
        <Link to={recordHref('performances', performance.hashcode)}>{performance.title}</Link>
        <span className={styles.where}>{messages.titleIn(entry.title, entry.event.title)}</span>
        <span className={styles.where}>{messages.spaceAt(performance.space, performance.venue)}</span>
      </span>
    </li>
  );
}
