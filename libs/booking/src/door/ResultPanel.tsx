import type { DoorState, ShownScan } from './doorState';
import { Badge } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';
import { verdictOf } from './verdict';

const icons = { good: 'success', warn: 'warning', bad: 'error', idle: 'ticket' } as const;

export interface ResultPanelProps {
  shown: ShownScan | null;
  state: DoorState;
}

/** The answer to the last scan, to be read from an arm's length: by its words, its icon and its colour. */
export function ResultPanel({ shown, state }: ResultPanelProps) {
  const verdict = shown
    ? verdictOf(shown, state)
    : ({ tone: 'idle', title: words.ready, text: words.readyText } as const);
  const ticket = shown?.ticket;
  return (
    <section className={styles.result} data-tone={verdict.tone} role="status" aria-atomic="true">
      <Icon name={icons[verdict.tone]} size="huge" />
      <div className={styles.resultWords}>
        <p className={styles.resultTitle}>{verdict.title}</p>
        {verdict.text && <p>{verdict.text}</p>}
        {ticket?.place && (
          <p className={styles.resultTicket}>
            {[ticket.place, ticket.price_type, ticket.buyer].filter(Boolean).join(' · ')}
          </p>
        )}
        {shown?.scan.isWaiting && <Badge>{words.decidedHere}</Badge>}
      </div>
    </section>
  );
}
