import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct, isOpenForSlots, proposeSlots } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { useId } from 'react';
import { EntryName } from './EntryName';
import { useRunSheet, type RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import slots from './PerformanceSlots.module.css';
import styles from './WaitingTray.module.css';

/** The accepted entries and other items without a time slot. One that is dropped here leaves the running order. */
export function WaitingTray({ waiting }: { waiting: readonly Appearance[] }) {
  const label = useLabel('entries');
  const runSheet = useRunSheet();
  const id = useId();
  if (!runSheet) return null;
  const canPlace = runSheet.performances.some(isOpenForSlots);
  // An empty tray stays: it takes what is dropped, and nothing moves when a drag begins.
  if (waiting.length === 0 && !canPlace) return null;
  return (
    <section
      className={styles.root}
      aria-labelledby={id}
      data-drop="tray"
      data-over={runSheet.drag.target?.kind === 'tray'}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {words.tray(label)} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {canPlace && waiting.length > 0 && <PlaceAll steps={runSheet} waiting={waiting} />}
      </header>
      {canPlace && waiting.length > 0 && <p className={styles.hint}>{words.trayHint(label)}</p>}
      {waiting.length > 0 && (
        <ul className={styles.entries} role="list">
          {waiting.map((item) => (
            <li
              key={item.hashcode}
              className={styles.entry}
              data-dragged={runSheet.drag.dragged?.hashcode === item.hashcode}
            >
              <span className={slots.grip} title={words.drag(item.name)} {...runSheet.drag.gripProps(item)}>
                <Icon name="grip" />
              </span>
              <EntryName item={item} />
              {canPlace && (
                <Button
                  size="small"
                  aria-label={words.placeNamed(item.name)}
                  data-entry={item.hashcode}
                  onClick={() => runSheet.open({ kind: 'place', item })}
                >
                  {words.place}
                </Button>
              )}
              {!isAct(item) && (
                <Button
                  shape="square"
                  variant="quiet"
                  size="small"
                  icon="trash"
                  aria-label={words.removeNamed(item.name)}
                  onClick={() => runSheet.removeItem(item)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Gives every waiting entry the next free time, or announces that there is none. */
function PlaceAll({ steps, waiting }: { steps: RunSheetSteps; waiting: readonly Appearance[] }) {
  const entryLabel = useLabel('entries');
  const performanceLabel = useLabel('performances');
  const { performances, items, defaultMinutes, placeAll } = steps;
  if (!waiting.some(isAct)) return null;
  const proposals = proposeSlots(waiting, performances, items, defaultMinutes);
  if (proposals.length === 0) return <p className={styles.hint}>{words.noFreeSlots(performanceLabel)}</p>;
  return (
    <Button variant="primary" onClick={() => placeAll(proposals)}>
      {words.placeAll(proposals.length, entryLabel)}
    </Button>
  );
}
