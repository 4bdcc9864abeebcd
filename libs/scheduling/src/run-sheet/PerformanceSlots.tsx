import { takesSlots } from '@callboard/api-contract/entries';
import {
  actsToDraw,
  isOpenForSlots,
  slotRows,
  withoutSlot,
  type SheetEntry,
  type SheetPerformance,
} from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { type Clock, useReadsRunning } from '@callboard/records/screen';
import { EntryName } from './EntryName';
import { GapRow } from './GapRow';
import styles from './PerformanceSlots.module.css';
import { useRunSheet } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { SlotLine } from './SlotLine';
import { SlotStrip } from './SlotStrip';

export interface PerformanceSlotsProps {
  sheet: SheetPerformance;
  clock: Clock;
  /** Each entry has a time slot. */
  hasSlots: boolean;
}

/** The running order of a performance: times, lengths, gaps and overruns, to scale. */
export function PerformanceSlots({
  sheet: { performance, entries },
  clock,
  hasSlots,
}: PerformanceSlotsProps) {
  const label = useLabel('entries');
  const readsRunning = useReadsRunning();
  const runSheet = useRunSheet();
  if (!hasSlots) return <OtherEntries entries={entries} />;
  const isEditable = runSheet !== null && isOpenForSlots(performance);
  // Once the show is on, its order is that of the night.
  const canDraw = performance.status !== 'running' && actsToDraw(performance, entries).length > 1;
  const rows = slotRows(performance, entries);
  const slots = rows.filter((row) => row.kind === 'slot');
  const longest = Math.max(...slots.map(({ minutes, overrun }) => minutes + overrun), 0);
  const others = withoutSlot(entries).filter((entry) => !isEditable || entry.status !== 'accepted');
  // A reader of their own entries alone cannot know what is free.
  const shown = readsRunning && (isEditable || slots.length > 0) ? rows : slots;
  const positions = new Map(slots.map(({ entry }, position) => [entry.hashcode, position]));
  return (
    <div className={styles.root}>
      {readsRunning && slots.length > 0 && <SlotStrip performance={performance} rows={rows} />}
      {takesSlots(performance) && slots.length === 0 && others.length === 0 && (
        <p className={styles.empty}>{words.empty(label)}</p>
      )}
      {shown.length > 0 && (
        <ol className={styles.slots} role="list">
          {shown.map((row) =>
            row.kind === 'slot' ? (
              <SlotLine
                key={row.entry.hashcode}
                row={row}
                performance={performance}
                position={positions.get(row.entry.hashcode) ?? 0}
                count={slots.length}
                longest={longest}
                clock={clock}
                isEditable={isEditable}
              />
            ) : (
              <GapRow
                key={`gap ${row.position}`}
                row={row}
                performance={performance}
                next={slots[row.position]?.entry}
                clock={clock}
                isEditable={isEditable}
              />
            ),
          )}
        </ol>
      )}
      {isEditable && (
        <div className={styles.add}>
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            aria-label={words.addItemTo(performance.name)}
            onClick={() => runSheet.open({ kind: 'add', performance })}
          >
            {words.addItem}
          </Button>
          {canDraw && (
            <Button
              variant="quiet"
              size="small"
              icon="sort"
              aria-label={words.drawNamed(performance.name)}
              onClick={() => runSheet.open({ kind: 'draw', performance })}
            >
              {words.drawOrder}
            </Button>
          )}
        </div>
      )}
      {others.length > 0 && <OtherEntries entries={others} note={words.noTime} />}
    </div>
  );
}

/** Entries of a performance without a slot of their own, or that have left it. */
function OtherEntries({ entries, note }: { entries: readonly SheetEntry[]; note?: string }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.slots} role="list">
      {entries.map((entry) => (
        <li key={entry.hashcode} className={styles.other} data-status={entry.status}>
          {note !== undefined && <span className={styles.time}>{note}</span>}
          <EntryName entry={entry} />
        </li>
      ))}
    </ul>
  );
}
