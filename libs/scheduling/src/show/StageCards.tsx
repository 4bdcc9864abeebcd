import { minutesAndSeconds } from '@callboard/domain/calendar';
import { useLabel } from '@callboard/tenant';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import styles from './show.module.css';
import { ItemTimes } from './ItemTimes';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import type { ShowItem, ShowState } from './useShow';

/** Item on stage with its own clock, and the next one. */
export function StageCards({ run, show, now }: ShowState) {
  const label = useLabel('entries');
  const { current, next } = run;
  const spent = now - (current?.startedAt ?? now);
  const length = current ? current.to - current.from : 0;
  return (
    <div className={styles.cards}>
      <Card title={words.onStage}>
        {current ? (
          <>
            <p className={styles.name} aria-live="polite">
              {nameOf(current, label)}
            </p>
            <p className={styles.timer} data-over={spent > length || undefined} role="timer">
              {minutesAndSeconds(spent)} <small>{words.ofLength(minutesAndSeconds(length))}</small>
            </p>
            <ProgressBar
              label={words.timeOnStage}
              value={Math.min(spent, length)}
              max={length}
              valueText={spent > length ? words.over(minutesAndSeconds(spent - length)) : undefined}
            />
            <Cues {...current} />
          </>
        ) : (
          <p className={styles.quiet}>{words.nothingOn}</p>
        )}
      </Card>
      <Card title={words.next}>
        {next?.expected ? (
          <>
            <p className={styles.name}>{nameOf(next, label)}</p>
            <ItemTimes planned={next.from} expected={next.expected.from} zone={show.zone} />
            {next.room !== null && <p>{words.room(next.room)}</p>}
            {next.state === 'ready' && <p>{words.ready}</p>}
            <Cues {...next} />
          </>
        ) : (
          <p className={styles.quiet}>{words.nothingNext}</p>
        )}
      </Card>
    </div>
  );
}

/** Cues of an item for those who run the show. */
function Cues({ cues }: Pick<ShowItem, 'cues'>) {
  if (cues === null) return null;
  return (
    <p className={styles.cues} aria-label={words.cues}>
      {cues}
    </p>
  );
}
