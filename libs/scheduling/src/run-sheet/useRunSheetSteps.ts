import {
  insertSlot,
  moveSlot,
  shiftSlots,
  standingSlots,
  swapSlots,
  takeOutSlot,
  withChanges,
  type Arrangement,
  type SheetEntry,
  type SlotChange,
} from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import type { Clock } from '@callboard/records/screen';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';

type Step = (changes: readonly SlotChange[], message: string, added?: SheetEntry) => void;

/** The steps on a run sheet, with what is announced after each. */
export function useRunSheetSteps(
  entries: readonly SheetEntry[],
  step: Step,
  clock: Clock,
  defaultMinutes: number,
): Pick<RunSheetSteps, 'move' | 'insert' | 'swap' | 'shift' | 'draw' | 'takeOut' | 'placeAll'> {
  const entryLabel = useLabel('entries');
  const alerts = useAlerts();

  function make(
    arrangement: Arrangement,
    performance: Performance,
    message: (count: number, after: SheetEntry[]) => string,
    added?: SheetEntry,
  ) {
    switch (arrangement.status) {
      case 'arranged':
        step(
          arrangement.changes,
          message(
            arrangement.changes.length,
            withChanges(added ? [...entries, added] : entries, arrangement.changes),
          ),
          added,
        );
        return null;
      case 'noRoom':
        return words.noRoom(performance.name, arrangement.missing);
      case 'tooFar':
        return words.tooFar(arrangement.free);
      default:
        return arrangement satisfies never;
    }
  }

  /** `Tides is at 13:20, 3 of 8`. */
  function whereIs({ hashcode, name }: SheetEntry, performance: Performance, after: readonly SheetEntry[]) {
    const slots = standingSlots(performance, after);
    const index = slots.findIndex(({ entry }) => entry.hashcode === hashcode);
    const time = clock.time(new Date(slots[index]?.from ?? 0).toISOString());
    return words.isAt(name, time, index + 1, slots.length);
  }

  return {
    move: (entry, performance, position) => {
      const slots = standingSlots(performance, entries);
      if (position < 0 || position >= slots.length) {
        alerts.show({ message: position < 0 ? words.isFirst(entry.name) : words.isLast(entry.name) });
        return null;
      }
      return make(moveSlot(performance, entries, entry.hashcode, position), performance, (_count, after) =>
        whereIs(entry, performance, after),
      );
    },
    insert: (entry, performance, position) => {
      const isListed = entries.some(({ hashcode }) => hashcode === entry.hashcode);
      return make(
        insertSlot(performance, entries, entry, position, defaultMinutes),
        performance,
        (_count, after) => whereIs(entry, performance, after),
        isListed ? undefined : entry,
      );
    },
    swap: (entry, other, performance) =>
      make(swapSlots(performance, entries, entry.hashcode, other.hashcode), performance, () =>
        words.swapped(entry.name, other.name),
      ),
    shift: (entry, performance, minutes) =>
      make(shiftSlots(performance, entries, entry.hashcode, minutes), performance, (count) =>
        words.shifted(count, entryLabel, minutes),
      ),
    draw: (arrangement, performance, seed) =>
      make(arrangement, performance, () => words.drawn(performance.name, seed)),
    placeAll: (proposals) =>
      step(
        proposals.map(({ entry, performance, slot_starts_at }) => ({
          entry: entry.hashcode,
          performance,
          slot_starts_at,
          slot_ends_at: new Date(Date.parse(slot_starts_at) + defaultMinutes * 60_000).toISOString(),
        })),
        words.placed(proposals.length, entryLabel),
      ),
    takeOut: (entry) => step([takeOutSlot(entry)], words.takenOut(entry.name)),
  };
}
