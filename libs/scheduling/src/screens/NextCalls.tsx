import { isToCome } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { nameOf } from '../show/nameOf';
import { showMessages } from '../show/showMessages';
import { clockTime } from '../show/showTimes';
import type { ShowState } from '../show/useShow';
import styles from './screens.module.css';
import { screensMessages as words } from '../show/screensMessages';

const shownItems = 3;
const minuteMs = 60_000;

export interface NextCallsProps extends ShowState {
  /** It hangs in the wings, where cues are read; else acts read there when they are called. */
  isInWings: boolean;
}

/** The next three of a show, each with when it is called as things stand. */
export function NextCalls({ run, show, now, isInWings }: NextCallsProps) {
  const label = useLabel('entries');
  const next = run.items.filter(isToCome).slice(0, shownItems);
  if (next.length === 0) return <p className={styles.act}>{showMessages.nothingNext}</p>;
  return (
    <section aria-label={words.next}>
      <h2 className={styles.nextTitle}>{words.next}</h2>
      <ol className={styles.next}>
        {next.map((item) => {
          const at = item.expected?.from ?? item.place;
          const minutes = Math.max(0, Math.ceil((at - now) / minuteMs));
          return (
            <li key={item.hashcode} className={styles.call}>
              <span className={styles.name}>{nameOf(item, label)}</span>
              <span className={styles.at}>
                {isInWings ? clockTime(at, show.zone) : words.call(clockTime(at, show.zone))}
              </span>
              <span className={styles.more}>
                {[
                  words.inMinutes(minutes),
                  item.room === null ? null : showMessages.room(item.room),
                  item.state === 'ready' ? showMessages.ready : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isInWings && item.cues !== null && <span className={styles.cues}>{item.cues}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
