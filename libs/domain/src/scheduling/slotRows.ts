import type { Appearance } from '@callboard/api-contract/scheduling';
import { occupiesSlot, standingSlots, type SlotHolder } from './standingSlots';

/** A row of a performance: an item in its slot, or time that no entry has. */
export type SlotRow =
  | {
      kind: 'slot';
      item: Appearance;
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
export function slotRows(performance: SlotHolder, items: readonly Appearance[]): SlotRow[] {
  const rows: SlotRow[] = [];
  let free = Date.parse(performance.starts_at);
  const slots = standingSlots(performance, items);
  const addGap = (to: number, position: number) => {
    if (to > free) rows.push({ kind: 'gap', from: free, to, minutes: (to - free) / minute, position });
  };
  slots.forEach(({ item, from, to }, position) => {
    addGap(from, position);
    const minutes = (to - from) / minute;
    const length = item.entry?.running_time ?? null;
    const playing = length === null || item.kind === 'game' ? null : length / 60;
    const overrun = Math.max(0, (playing ?? 0) - minutes);
    rows.push({ kind: 'slot', item, from, to, minutes, playing, overrun });
    free = to;
  });
  addGap(Date.parse(performance.ends_at), slots.length);
  return rows;
}

/** The items of a performance that occupy no slot: without a time, or no longer in the running. */
export function withoutSlot(items: readonly Appearance[]): Appearance[] {
  return items.filter((item) => !occupiesSlot(item));
}
