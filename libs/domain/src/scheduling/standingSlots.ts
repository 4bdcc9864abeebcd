import type { RecordOf } from '@callboard/api-contract';
import { leftStatuses } from '@callboard/api-contract/entries';
import type { SheetEntry } from './runSheet';

/** The fields of a performance that placing slots in it needs. */
export type SlotHolder = Pick<RecordOf<'performances'>, 'hashcode' | 'starts_at' | 'ends_at'>;

/** A slot as numbers: milliseconds since 1970. */
export interface StandingSlot<Entry extends SheetEntry = SheetEntry> {
  entry: Entry;
  from: number;
  to: number;
}

const left: readonly string[] = leftStatuses;

/** Whether an entry occupies its slot: one that is no longer in the running only remembers it. */
export function occupiesSlot({ slot_starts_at, slot_ends_at, status }: SheetEntry): boolean {
  return slot_starts_at !== null && slot_ends_at !== null && !left.includes(status);
}

/** The occupied slots of a performance, in order of time. */
export function standingSlots<Entry extends SheetEntry>(
  performance: Pick<SlotHolder, 'hashcode'>,
  entries: readonly Entry[],
): StandingSlot<Entry>[] {
  return entries
    .flatMap((entry) => {
      const { slot_starts_at: from, slot_ends_at: to } = entry;
      if (from === null || to === null || !occupiesSlot(entry)) return [];
      if (entry.performance?.hashcode !== performance.hashcode) return [];
      return [{ entry, from: Date.parse(from), to: Date.parse(to) }];
    })
    .sort((a, b) => a.from - b.from);
}
