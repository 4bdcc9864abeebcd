import { catchUp, lengthOf } from '@callboard/domain/scheduling';
import { useSession } from '@callboard/auth';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { isEarly, StartEarlyDialog } from './StartEarlyDialog';
import { LengthDialog } from './LengthDialog';
import { nameOf } from './nameOf';
import styles from './show.module.css';
import { showMessages as words } from './showMessages';
import { textOfStep } from './textOfStep';
import type { ShowItem, ShowState } from './useShow';

const minuteMs = 60_000;

/** The buttons of the one who runs the show, large enough for a thumb in the dark. */
export function ShowControls(state: ShowState) {
  const { run, now, make } = state;
  const user = useSession().user?.hashcode ?? '';
  const label = useLabel('entries');
  const [early, setEarly] = useState<ShowItem | null>(null);
  const [offered, setOffered] = useState<ReturnType<typeof offer>>(null);
  const { current, next, onHoldSince, lastStep } = run;
  if (run.driver !== null && run.driver !== user) return null;

  const start = (item: ShowItem) =>
    make({ step: 'start', item: item.hashcode, text: words.start(nameOf(item, label)) });
  const catching = offer();
  const textOfLast = lastStep && textOfStep(lastStep, run.items, label);

  return (
    <div className={styles.controls}>
      {next && (
        <Button
          variant="primary"
          size="large"
          onClick={() => (isEarly(next, now) ? setEarly(next) : start(next))}
        >
          {words.start(nameOf(next, label))}
        </Button>
      )}
      {current && (
        <Button
          size="large"
          onClick={() =>
            make({ step: 'end', item: current.hashcode, text: words.end(nameOf(current, label)) })
          }
        >
          {words.end(nameOf(current, label))}
        </Button>
      )}
      {onHoldSince === null ? (
        <Button size="large" onClick={() => make({ step: 'hold', text: words.hold })}>
          {words.hold}
        </Button>
      ) : (
        <Button size="large" onClick={() => make({ step: 'release', text: words.release })}>
          {words.release}
        </Button>
      )}
      {catching && run.hasBegun && (
        <Button size="large" icon="clock" onClick={() => setOffered(catching)}>
          {words.catchUp(Math.round(lengthOf(catching.item) / minuteMs) - catching.minutes)}
        </Button>
      )}
      {lastStep && textOfLast !== null && (
        <Button
          size="large"
          variant="quiet"
          icon="undo"
          onClick={() => make({ step: 'undo', undoes: lastStep.hashcode, text: words.undone(textOfLast) })}
        >
          {words.undoLast(textOfLast)}
        </Button>
      )}
      {offered && (
        <LengthDialog
          {...state}
          item={offered.item}
          suggested={offered.minutes}
          onClose={() => setOffered(null)}
        />
      )}
      {early && (
        <StartEarlyDialog
          {...state}
          item={early}
          onClose={() => setEarly(null)}
          onStart={() => {
            setEarly(null);
            start(early);
          }}
        />
      )}
    </div>
  );

  function offer() {
    return catchUp(run, ({ entry }) => entry === null);
  }
}
