import type { CollectionName } from '@callboard/api-contract';
import { waitingKind, type WaitingGroup } from '@callboard/api-contract/dashboards';
import { useCollectionLabel, useToday } from '@callboard/records';
import { Icon } from '@callboard/ui-kit/elements';
import { useId } from 'react';
import { Link } from 'react-router';
import { UndeliveredMails } from '../mails/UndeliveredMails';
import { waitingListHref } from './waitingLinks';
import { waitingMessages as words } from './waitingMessages';
import { WaitingItem } from './WaitingItem';
import styles from './WaitingWork.module.css';

export interface WaitingKindGroupProps {
  group: WaitingGroup;
  /** Called when a row was done in place: it goes with the next reading. */
  onActed: () => void;
}

/** Work of one kind that waits: how much, the oldest rows, and the way to the rest. */
export function WaitingKindGroup({ group, onActed }: WaitingKindGroupProps) {
  const { kind, count, rows } = group;
  const { of, urgency } = waitingKind(kind);
  const listHref = waitingListHref(kind, useToday());
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.heading} data-urgency={urgency}>
        <Icon name={urgency === 'waits' ? 'clock' : 'warning'} />
        <h3 id={id} className={styles.title}>
          {of === null ? (
            words.headings.mails_undelivered(count)
          ) : (
            <Counted group={group} of={of} href={listHref} />
          )}
        </h3>
      </header>
      {of === null ? (
        <UndeliveredMails />
      ) : (
        <ul className={styles.rows} role="list">
          {rows.map((row) => (
            <WaitingItem key={row.hashcode} kind={kind} of={of} row={row} onActed={onActed} />
          ))}
        </ul>
      )}
      {of !== null && count > rows.length && (
        <p className={styles.more}>
          {listHref ? <Link to={listHref}>{words.all(count)}</Link> : words.more(count - rows.length)}
        </p>
      )}
    </section>
  );
}

interface CountedProps {
  group: WaitingGroup;
  of: CollectionName;
  href: string | undefined;
}

function Counted({ group: { kind, count }, of, href }: CountedProps) {
  const text = words.headings[kind](count, useCollectionLabel(of));
  return href === undefined ? text : <Link to={href}>{text}</Link>;
}
