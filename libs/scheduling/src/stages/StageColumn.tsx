import { minutesAndSeconds } from '@callboard/domain/calendar';
import type { Night } from '@callboard/api-contract/scheduling';
import { isToCome, showAt, type RunOfShow, type ShowPlan } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { ItemTimes } from '../show/ItemTimes';
import { Lateness } from '../show/Lateness';
import { nameOf } from '../show/nameOf';
import { showMessages } from '../show/showMessages';
import { minutesLate } from '../show/showTimes';
import styles from './stages.module.css';
import { stagesMessages as words } from './stagesMessages';

/** One stage: what is on with its clock, what comes next, how late it is, and the way to its show. */
export function StageColumn({ night, now }: { night: Night; now: number }) {
  const { performance, event, venue, space, zone } = night;
  const label = useLabel('entries');
  const run = showAt(night, now);
  const { current, next } = run;
  const stage = `${space.title}, ${venue.title}`;
  const toCome = run.items.filter(isToCome).length;
  return (
    <li>
      <Card
        title={stage}
        actions={hasLateness(run, performance.status) && <Lateness run={run} zone={zone} />}
      >
        <div className={styles.stage}>
          <p className={styles.quiet}>
            {event.title}: {performance.title}
          </p>
          <p>{showMessages.onStage}</p>
          {current ? (
            <p className={styles.name}>
              {nameOf(current, label)}
              <Timer startedAt={current.startedAt ?? now} length={current.to - current.from} now={now} />
            </p>
          ) : (
            <p className={styles.quiet}>{textWithout(run, performance.status)}</p>
          )}
          <p>{showMessages.next}</p>
          {next?.expected ? (
            <>
              <p className={styles.name}>{nameOf(next, label)}</p>
              <ItemTimes planned={next.from} expected={next.expected.from} zone={zone} />
            </>
          ) : (
            <p className={styles.quiet}>{showMessages.nothingNext}</p>
          )}
          {toCome > 1 && <p className={styles.quiet}>{words.toCome(toCome)}</p>}
          <Link
            {...buttonVariant()}
            to={`/performances/${performance.hashcode}/show`}
            aria-label={words.openShowOf(stage)}
          >
            {words.openShow}
          </Link>
        </div>
      </Card>
    </li>
  );
}

function Timer({ startedAt, length, now }: { startedAt: number; length: number; now: number }) {
  const spent = now - startedAt;
  return (
    <span className={styles.timer} data-over={spent > length || undefined}>
      {minutesAndSeconds(spent)} <small>{showMessages.ofLength(minutesAndSeconds(length))}</small>
    </span>
  );
}

function textWithout(run: RunOfShow<ShowPlan>, status: string): string {
  if (run.isOver || status === 'finished') return showMessages.isOver;
  return run.hasBegun ? showMessages.nothingOn : words.notBegun;
}

/** Nothing is late before it begins, or once it is over. */
function hasLateness(run: RunOfShow<ShowPlan>, status: string): boolean {
  if (status === 'finished' || run.isOver) return false;
  return run.onHoldSince !== null || run.hasBegun || minutesLate(run.lateMs) !== 0;
}
