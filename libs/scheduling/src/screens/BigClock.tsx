import { minutesAndSeconds } from '@callboard/domain/calendar';
import type { ActClock, RunOfShow, ShowPlan } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { nameOf } from '../show/nameOf';
import { showMessages } from '../show/showMessages';
import styles from './screens.module.css';
import { screensMessages as words } from '../show/screensMessages';

export interface BigClockProps {
  run: RunOfShow<ShowPlan>;
  /** Null where nothing is on stage. */
  clock: ActClock | null;
  /** It has the page to itself. */
  isLarge: boolean;
}

/** The clock of what is on stage, in digits that are read across a hall. Its colour and its word have one meaning. */
export function BigClock({ run, clock, isLarge }: BigClockProps) {
  const label = useLabel('entries');
  const { current, onHoldSince } = run;
  if (!current || !clock)
    return (
      <section className={styles.clock} aria-label={showMessages.onStage}>
        <p className={styles.act}>{run.isOver ? showMessages.isOver : showMessages.nothingOn}</p>
      </section>
    );
  const { status, spentMs, lengthMs, leftMs } = clock;
  return (
    <section
      className={styles.clock}
      data-status={status}
      data-large={isLarge || undefined}
      aria-label={showMessages.onStage}
    >
      <p className={styles.act} aria-live="polite">
        {nameOf(current, label)}
      </p>
      <p className={styles.digits} role="timer">
        {minutesAndSeconds(leftMs)}
      </p>
      <p className={styles.word} aria-live="polite">
        {words.status[status]}
      </p>
      <p className={styles.spent}>
        {minutesAndSeconds(spentMs)} {showMessages.ofLength(minutesAndSeconds(lengthMs))}
      </p>
      {onHoldSince !== null && <p className={styles.word}>{words.onHold}</p>}
    </section>
  );
}
