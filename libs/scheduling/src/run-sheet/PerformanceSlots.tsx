import type { Appearance } from '@callboard/api-contract/scheduling';
import { takesSlots } from '@callboard/api-contract/entries';
import {
  actsToDraw,
  isToAppear,
  isOpenForSlots,
  slotRows,
  withoutSlot,
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
export function PerformanceSlots({ sheet: { performance, items }, clock, hasSlots }: PerformanceSlotsProps) {
  const label = useLabel('entries');
  const readsRunning = useReadsRunning();
  const runSheet = useRunSheet();
  if (!hasSlots) return <OtherEntries items={items} />;
  const isEditable = runSheet !== null && isOpenForSlots(performance);
  // Once the show is on, its order is that of the night.
  const canDraw = performance.status !== 'running' && actsToDraw(performance, items).length > 1;
  const rows = slotRows(performance, items);
  const slots = rows.filter((row) => row.kind === 'slot');
  const longest = Math.max(...slots.map(({ minutes, overrun }) => minutes + overrun), 0);
  const others = withoutSlot(items).filter((item) => !isEditable || !isToAppear(item));
  // A reader of their own entries alone cannot know what is free.
  const shown = readsRunning && (isEditable || slots.length > 0) ? rows : slots;
  const positions = new Map(slots.map(({ item }, position) => [item.hashcode, position]));
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
                key={row.item.hashcode}
                row={row}
                performance={performance}
                position={positions.get(row.item.hashcode) ?? 0}
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
                next={slots[row.position]?.item}
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
      {others.length > 0 && <OtherEntries items={others} note={words.noTime} />}
    </div>
  );
}

/** Entries of a performance without a slot of their own, or that have left it. */
function OtherEntries({ items, note }: { items: readonly Appearance[]; note?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.slots} role="list">
      {items.map((item) => (
        <li key={item.hashcode} className={styles.other} data-status={item.entry?.status}>
          {note !== undefined && <span className={styles.time}>{note}</span>}
          <EntryName item={item} />
        </li>
      ))}
    </ul>
  );
}
