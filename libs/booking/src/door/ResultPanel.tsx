import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import type { DoorDirection, DoorTicket } from '@callboard/api-contract/booking';
import type { DoorState, ShownScan } from './doorState';
import { Stack } from '@callboard/ui-kit/layout';
import { Badge } from '@callboard/ui-kit/display';
import { Button, Icon } from '@callboard/ui-kit/elements';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';
import { verdictOf, type Verdict } from './verdict';

const icons = { good: 'success', warn: 'warning', other: 'calendar', bad: 'error', idle: 'ticket' } as const;

const readyIn = { title: words.ready, text: words.readyText };
const readyOut = { title: words.readyOut, text: words.readyOutText };

export interface ResultPanelProps {
  shown: ShownScan | null;
  state: DoorState;
  direction: DoorDirection;
  /** Lets a ticket of another day in. */
  onLetIn: (ticket: DoorTicket) => void;
}

/** The answer to the last scan, to be read from an arm's length: by its words, its icon and its colour. */
export function ResultPanel({ shown, state, direction, onLetIn }: ResultPanelProps) {
  const verdict: Verdict = shown
    ? verdictOf(shown, state)
    : { tone: 'idle', ...(direction === 'in' ? readyIn : readyOut) };
  const ticket = shown?.ticket;
  return (
    <>
      <section className={styles.result} data-tone={verdict.tone} role="status" aria-atomic="true">
        <Icon name={icons[verdict.tone]} size="huge" />
        <div className={styles.resultWords}>
          <p className={styles.resultTitle}>{verdict.title}</p>
          {verdict.text && <p>{verdict.text}</p>}
          {ticket?.place && (
            <p className={styles.resultTicket}>
              {[placeWithFact(ticket, currentLanguage()), ticket.price_type, ticket.buyer]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {shown?.scan.isWaiting && <Badge>{words.decidedHere}</Badge>}
        </div>
      </section>
      {verdict.canLetIn && ticket && (
        <Stack gap="small">
          <Button size="large" onClick={() => onLetIn(ticket)}>
            {words.letInAnyway}
          </Button>
          <p>{words.letInHelp}</p>
        </Stack>
      )}
    </>
  );
}
