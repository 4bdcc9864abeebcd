import type { RecordOf } from '@callboard/api-contract';
import type { Appearance } from '@callboard/api-contract/scheduling';

/** The fields of a performance that placing slots in it needs. */
export type SlotHolder = Pick<RecordOf<'performances'>, 'hashcode' | 'starts_at' | 'ends_at'>;

/** A slot as numbers: milliseconds since 1970. */
export interface StandingSlot {
  item: Appearance;
  from: number;
  to: number;
}

/** Checks whether a row occupies its slot: one that is no longer in the running only remembers it. */
export function occupiesSlot({ slot_starts_at, slot_ends_at, is_out }: Appearance): boolean {
  return slot_starts_at !== null && slot_ends_at !== null && !is_out;
}

/** The occupied slots of a performance, in order of time. */
export function standingSlots(
  performance: Pick<SlotHolder, 'hashcode'>,
  rows: readonly Appearance[],
): StandingSlot[] {
  return rows
    .flatMap((item) => {
      const { slot_starts_at: from, slot_ends_at: to } = item;
      if (from === null || to === null || !occupiesSlot(item)) return [];
      if (item.performance?.hashcode !== performance.hashcode) return [];
      return [{ item, from: Date.parse(from), to: Date.parse(to) }];
    })
    .sort((a, b) => a.from - b.from);
}
