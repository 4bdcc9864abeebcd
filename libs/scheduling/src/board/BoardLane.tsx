import { takesSlots } from '@callboard/api-contract/entries';
import {
  isOpenForSlots,
  slotRows,
  type SheetLane,
  type SheetPerformance,
  type StandingSlot,
} from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { Link } from 'react-router';
import { useRunSheet, type Performance } from '../run-sheet/RunSheetContext';
import styles from './Board.module.css';
import { BoardBlock } from './BoardBlock';
import { boardMessages as words } from './boardMessages';
import { textOfConflict } from './textOfConflict';
import { heightOf, type TimeScale } from './timeScale';
import type { BoardKey } from './useBoardKeys';
import type { Preview } from './usePreview';

export interface LaneDisplay {
  scale: TimeScale;
  clock: Clock;
  statusOf: (status: string) => { label: string };
  /** The conflicts of each item, as sentences. */
  conflictsOf: ReadonlyMap<string, readonly string[]>;
  preview: Preview | null;
  onKey: (key: BoardKey, slot: StandingSlot, performance: Performance) => void;
}

/** A space on one day: its performances to scale, and in them what is on. */
export function BoardLane({ lane, ...display }: { lane: SheetLane } & LaneDisplay) {
  const { scale } = display;
  return (
    <div
      className={styles.lane}
      role="group"
      aria-label={`${lane.space.title}, ${lane.venue.title}`}
      style={{ blockSize: heightOf(scale, scale.to), backgroundSize: `100% ${60 * scale.pixels}px` }}
    >
      {lane.performances.map((sheet) => (
        <PerformanceArea key={sheet.performance.hashcode} sheet={sheet} {...display} />
      ))}
    </div>
  );
}

function PerformanceArea({ sheet, ...display }: { sheet: SheetPerformance } & LaneDisplay) {
  const { scale, clock, statusOf, conflictsOf, preview, onKey } = display;
  const { performance } = sheet;
  const runSheet = useRunSheet();
  const isEditable = runSheet !== null && isOpenForSlots(performance);
  const start = Date.parse(performance.starts_at);
  const [top, end] = [heightOf(scale, start), heightOf(scale, Date.parse(performance.ends_at))];
  const slots = slotRows(performance, shownItems(sheet, preview)).filter((row) => row.kind === 'slot');
  const reason = takesSlots(performance) ? words.closed(statusOf(performance.status).label) : words.noSlots;
  return (
    <section
      className={styles.performance}
      aria-label={performance.name}
      data-open={isEditable || undefined}
      data-lit={(isEditable && runSheet.drag.dragged !== undefined) || undefined}
      style={{ insetBlockStart: top, blockSize: end - top }}
      {...(isEditable && {
        'data-drop': 'time',
        'data-performance': performance.hashcode,
        'data-start': start,
        'data-scale': scale.pixels,
        'data-snap': scale.snap,
      })}
    >
      <Link className={styles.name} to={`/performances/${performance.hashcode}`}>
        {performance.name}
      </Link>
      {runSheet && !isEditable && <p className={styles.reason}>{reason}</p>}
      <ol className={styles.blocks} role="list">
        {slots.map((slot, position) => (
          <BoardBlock
            key={slot.item.hashcode}
            row={slot}
            performance={performance}
            top={top}
            position={position}
            count={slots.length}
            scale={scale}
            clock={clock}
            isEditable={isEditable}
            conflicts={conflictsOf.get(slot.item.hashcode) ?? []}
            onKey={onKey}
          />
        ))}
      </ol>
      {preview?.performance === performance.hashcode && (
        <Ghost preview={preview} top={top} scale={scale} clock={clock} />
      )}
    </section>
  );
}

/** The items of a performance, which make room for the one that is dragged; it stays where it is until it is dropped. */
function shownItems({ performance, items }: SheetPerformance, preview: Preview | null) {
  if (preview?.performance !== performance.hashcode) return items;
  const after = new Map(preview.items.map((item) => [item.hashcode, item]));
  return items.map((item) =>
    item.hashcode === preview.item.hashcode ? item : (after.get(item.hashcode) ?? item),
  );
}

/** Where the dragged item would come, or why it cannot. */
function Ghost({
  preview,
  top,
  scale,
  clock,
}: { preview: Preview; top: number } & Pick<LaneDisplay, 'scale' | 'clock'>) {
  const { item, from, to, missing, conflicts } = preview;
  const time = (instant: number) => clock.time(new Date(instant).toISOString());
  return (
    <div
      className={styles.ghost}
      data-refused={missing !== null || undefined}
      data-conflict={conflicts.length > 0 || undefined}
      style={{
        insetBlockStart: heightOf(scale, from) - top,
        blockSize: heightOf(scale, to) - heightOf(scale, from),
      }}
    >
      <span className={styles.time}>{words.time(time(from), time(to))}</span> {item.name}
      {missing !== null && <span className={styles.why}>{words.needsMore(missing)}</span>}
      {conflicts.slice(0, 2).map((conflict) => (
        <span key={conflict.key} className={styles.why}>
          {textOfConflict(conflict, clock)}
        </span>
      ))}
    </div>
  );
}
