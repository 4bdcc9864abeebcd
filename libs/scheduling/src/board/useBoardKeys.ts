import {
  isOpenForSlots,
  standingSlots,
  type SheetLane,
  type StandingSlot,
} from '@callboard/domain/scheduling';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRunSheet, type Performance } from '../run-sheet/RunSheetContext';
import type { TimeScale } from './timeScale';

/** Where an arrow key moves an item: by steps of the scale, or by lanes. */
export interface BoardKey {
  minutes: -1 | 0 | 1;
  lanes: -1 | 0 | 1;
  /** Its end moves alone. */
  isStretched: boolean;
}

/** Moves an item by the keyboard: to another time, past its neighbour, to another space, or its end alone. */
export function useBoardKeys(lanes: readonly SheetLane[], scale: TimeScale) {
  const runSheet = useRunSheet();
  const alerts = useAlerts();

  function moved(key: BoardKey, { item, from, to }: StandingSlot, performance: Performance): string | null {
    if (!runSheet) return null;
    const step = key.minutes * scale.snap * 60_000;
    if (key.lanes !== 0) {
      const target = neighbour(lanes, performance, key.lanes, from);
      return target ? runSheet.place(item, target, from, null) : null;
    }
    if (key.isStretched) return to + step > from ? runSheet.place(item, performance, from, to + step) : null;
    const slots = standingSlots(performance, runSheet.items);
    const position = slots.findIndex((slot) => slot.item.hashcode === item.hashcode);
    const [before, after] = [slots[position - 1], slots[position + 1]];
    // Next to another one it changes places with it.
    if (key.minutes < 0 && before && from + step < before.to)
      return before.to === from
        ? runSheet.move(item, performance, position - 1)
        : runSheet.place(item, performance, before.to, null);
    if (key.minutes > 0 && after?.from === to) return runSheet.move(item, performance, position + 1);
    return runSheet.place(item, performance, from + step, null);
  }

  return (key: BoardKey, slot: StandingSlot, performance: Performance) => {
    const error = moved(key, slot, performance);
    if (error !== null) alerts.show({ message: error, kind: 'warning' });
  };
}

/** The performance of the next space that is on at an instant, else its first that takes items. */
function neighbour(
  lanes: readonly SheetLane[],
  performance: Performance,
  direction: -1 | 1,
  instant: number,
): Performance | undefined {
  const own = lanes.findIndex(({ performances }) =>
    performances.some((sheet) => sheet.performance.hashcode === performance.hashcode),
  );
  const next = direction < 0 ? lanes.slice(0, own).toReversed() : lanes.slice(own + 1);
  for (const { performances } of next) {
    const open = performances.map((sheet) => sheet.performance).filter(isOpenForSlots);
    const isOn = ({ starts_at, ends_at }: Performance) =>
      Date.parse(starts_at) <= instant && instant < Date.parse(ends_at);
    const found = open.find(isOn) ?? open[0];
    if (found) return found;
  }
  return undefined;
}
