import type { Appearance } from '@callboard/api-contract/scheduling';
import {
  insertSlot,
  moveSlot,
  placeSlot,
  plannedLength,
  shiftSlots,
  standingSlots,
  swapSlots,
  takeOutSlot,
  withChanges,
  type Arrangement,
  type SlotChange,
} from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import type { Clock } from '@callboard/records/screen';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';

type Step = (changes: readonly SlotChange[], message: string, added?: Appearance) => void;

/** The steps on a run sheet, with what is announced after each. */
export function useRunSheetSteps(
  items: readonly Appearance[],
  step: Step,
  clock: Clock,
  defaultMinutes: number,
): Pick<
  RunSheetSteps,
  'move' | 'insert' | 'place' | 'swap' | 'shift' | 'draw' | 'repair' | 'takeOut' | 'placeAll' | 'applyPlan'
> {
  const entryLabel = useLabel('entries');
  const alerts = useAlerts();

  function make(
    arrangement: Arrangement,
    performance: Performance,
    message: (count: number, after: Appearance[]) => string,
    added?: Appearance,
  ) {
    switch (arrangement.status) {
      case 'arranged':
        step(
          arrangement.changes,
          message(
            arrangement.changes.length,
            withChanges(added ? [...items, added] : items, arrangement.changes),
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
  function whereIs({ hashcode, name }: Appearance, performance: Performance, after: readonly Appearance[]) {
    const slots = standingSlots(performance, after);
    const index = slots.findIndex(({ item }) => item.hashcode === hashcode);
    const time = clock.time(new Date(slots[index]?.from ?? 0).toISOString());
    return words.isAt(name, time, index + 1, slots.length);
  }

  return {
    move: (item, performance, position) => {
      const slots = standingSlots(performance, items);
      if (position < 0 || position >= slots.length) {
        alerts.show({ message: position < 0 ? words.isFirst(item.name) : words.isLast(item.name) });
        return null;
      }
      return make(moveSlot(performance, items, item.hashcode, position), performance, (_count, after) =>
        whereIs(item, performance, after),
      );
    },
    insert: (item, performance, position) => {
      const isListed = items.some(({ hashcode }) => hashcode === item.hashcode);
      return make(
        insertSlot(performance, items, item, position, defaultMinutes),
        performance,
        (_count, after) => whereIs(item, performance, after),
        isListed ? undefined : item,
      );
    },
    place: (item, performance, from, to) =>
      make(
        placeSlot(performance, items, item, { from, to: to ?? from + plannedLength(item, defaultMinutes) }),
        performance,
        (_count, after) =>
          to === null || to - from === plannedLength(item, defaultMinutes)
            ? whereIs(item, performance, after)
            : words.takes(item.name, (to - from) / 60_000),
      ),
    repair: ({ item, other, performance, at, changes }) =>
      step(
        changes,
        other
          ? words.swapped(item.name, other.name)
          : words.movedTo(item.name, clock.time(new Date(at).toISOString()), performance.name),
      ),
    swap: (item, other, performance) =>
      make(swapSlots(performance, items, item.hashcode, other.hashcode), performance, () =>
        words.swapped(item.name, other.name),
      ),
    shift: (item, performance, minutes) =>
      make(shiftSlots(performance, items, item.hashcode, minutes), performance, (count) =>
        words.shifted(count, entryLabel, minutes),
      ),
    draw: (arrangement, performance, seed) =>
      make(arrangement, performance, () => words.drawn(performance.name, seed)),
    placeAll: (proposals) =>
      step(
        proposals.map(({ item, performance, slot_starts_at }) => ({
          item: item.hashcode,
          performance,
          slot_starts_at,
          slot_ends_at: new Date(Date.parse(slot_starts_at) + defaultMinutes * 60_000).toISOString(),
        })),
        words.placed(proposals.length, entryLabel),
      ),
    applyPlan: (changes) => step(changes, words.planUsed(changes.length, entryLabel)),
    takeOut: (item) => step([takeOutSlot(item)], words.takenOut(item.name)),
  };
}
