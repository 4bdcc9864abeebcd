import { occupiesSlot, standingSlots, type SlotHolder } from './standingSlots';
import type { SheetEntry } from './runSheet';

/** A row of a running order: an entry in its slot, or time that no entry has. */
export type SlotRow<Entry extends SheetEntry = SheetEntry> =
  | {
      kind: 'slot';
      entry: Entry;
      from: number;
      to: number;
      minutes: number;
      /** How long the act is, in minutes; null if that is not known. */
      playing: number | null;
      /** The minutes by which the act is longer than its slot. */
      overrun: number;
    }
  | {
      kind: 'gap';
      from: number;
      to: number;
      minutes: number;
      /** The position of the slot after it. */
      position: number;
    };

const minute = 60_000;

/** The running order of a performance with its gaps, from its start to its end. */
export function slotRows<Entry extends SheetEntry>(
  performance: SlotHolder,
  entries: readonly Entry[],
): SlotRow<Entry>[] {
  const rows: SlotRow<Entry>[] = [];
  let free = Date.parse(performance.starts_at);
  const slots = standingSlots(performance, entries);
  const addGap = (to: number, position: number) => {
    if (to > free) rows.push({ kind: 'gap', from: free, to, minutes: (to - free) / minute, position });
  };
  slots.forEach(({ entry, from, to }, position) => {
    addGap(from, position);
    const minutes = (to - from) / minute;
    const playing = entry.running_time == null ? null : entry.running_time / 60;
    const overrun = Math.max(0, (playing ?? 0) - minutes);
    rows.push({ kind: 'slot', entry, from, to, minutes, playing, overrun });
    free = to;
  });
  addGap(Date.parse(performance.ends_at), slots.length);
  return rows;
}

/** The entries of a performance that occupy no slot: without a time, or no longer in the running. */
export function withoutSlot<Entry extends SheetEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !occupiesSlot(entry));
}
