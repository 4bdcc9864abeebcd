import { showSteps } from '@callboard/api-contract/scheduling';
import { lengthOf } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { nameOf } from './nameOf';
import styles from './show.module.css';
import { showMessages as words } from './showMessages';
import { clockTime, minutesLate } from './showTimes';
import type { ShowItem, ShowState } from './useShow';

const minuteMs = 60_000;
const { min, max } = showSteps.fields.minutes;
/** So many of the acts that move are named: the next ones are those that have to know now. */
const maxNamed = 4;

export interface LengthDialogProps extends Pick<ShowState, 'run' | 'show' | 'preview' | 'make'> {
  item: ShowItem;
  /** Where the question begins; else at the length that it has. */
  suggested?: number | undefined;
  onClose: () => void;
}

/** Makes a pause shorter or longer on the night, and shows before what that moves. */
export function LengthDialog({ item, suggested, run, show, preview, make, onClose }: LengthDialogProps) {
  const label = useLabel('entries');
  const name = nameOf(item, label);
  const before = Math.max(min, Math.round(lengthOf(item) / minuteMs));
  const [minutes, setMinutes] = useState(suggested ?? before);
  const step = { step: 'length', item: item.hashcode, minutes } as const;
  const after = preview(step);
  const moved = after.items.flatMap((each, index) => {
    const old = run.items[index];
    if (!each.expected || !old?.expected || minutesLate(each.expected.from - old.expected.from) === 0)
      return [];
    return [{ item: each, before: old.expected.from, after: each.expected.from }];
  });
  const [endBefore, endAfter] = [endOf(run.items), endOf(after.items)];

  return (
    <Dialog
      open
      title={words.lengthTitle(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={minutes === before}
            onClick={() => {
              make({ ...step, text: words.takes(name, minutes) });
              onClose();
            }}
          >
            {words.takes(name, minutes)}
          </Button>
        </>
      }
    >
      <div className={styles.length}>
        {[-5, -1].map((by) => (
          <Button
            key={by}
            size="large"
            aria-label={words.shorter(-by)}
            disabled={minutes + by < min}
            onClick={() => setMinutes(minutes + by)}
          >
            −{-by}
          </Button>
        ))}
        <output className={styles.timer}>{words.minutes(minutes)}</output>
        {[1, 5].map((by) => (
          <Button
            key={by}
            size="large"
            aria-label={words.longer(by)}
            disabled={minutes + by > max}
            onClick={() => setMinutes(minutes + by)}
          >
            +{by}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>{words.plannedLength(Math.round((item.to - item.from) / minuteMs))}</p>
      {moved.length === 0 ? (
        <p>{words.nothingMoves}</p>
      ) : (
        <ul>
          {moved.slice(0, maxNamed).map((each) => (
            <li key={each.item.hashcode}>
              {words.moves(
                nameOf(each.item, label),
                clockTime(each.before, show.zone),
                clockTime(each.after, show.zone),
              )}
            </li>
          ))}
          {moved.length > maxNamed && <li>{words.movesMore(moved.length - maxNamed)}</li>}
        </ul>
      )}
      {minutesLate(endAfter - endBefore) !== 0 && (
        <p>{words.endMoves(clockTime(endBefore, show.zone), clockTime(endAfter, show.zone))}</p>
      )}
    </Dialog>
  );
}

function endOf(items: readonly ShowItem[]): number {
  return Math.max(...items.map(({ expected }) => expected?.to ?? 0));
}
