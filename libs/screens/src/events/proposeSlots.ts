import type { RecordOf } from '@callboard/api-contract';
import type { SheetEntry } from './runSheet';

type Performance = Pick<RecordOf<'performances'>, 'hashcode' | 'starts_at' | 'ends_at' | 'status'>;

/** A place for one entry: the patch that puts it there. */
export interface SlotProposal {
  entry: SheetEntry;
  performance: string;
  /** ISO 8601 in UTC. */
  slot_starts_at: string;
}

const takesEntries: readonly string[] = ['planned', 'scheduled', 'running'];

/**
 * Gives each waiting entry the next free time slot of the event, performance by performance in order of time. Slots that are taken
 * stay as they are; entries that find no slot are left out of the answer.
 */
export function proposeSlots(
  waiting: readonly SheetEntry[],
  performances: readonly Performance[],
  placed: readonly SheetEntry[],
  slotMinutes: number,
): SlotProposal[] {
  const taken = new Set(
    placed.flatMap((entry) =>
      entry.slot_starts_at ? [slotKey(entry.performance?.hashcode, entry.slot_starts_at)] : [],
    ),
  );
  const free = [...performances]
    .filter((performance) => takesEntries.includes(performance.status))
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .flatMap((performance) => slotsOf(performance, slotMinutes))
    .filter((slot) => !taken.has(slotKey(slot.performance, slot.slot_starts_at)));
  return waiting.flatMap((entry, index) => {
    const slot = free[index];
    return slot ? [{ entry, ...slot }] : [];
  });
}

function slotsOf(performance: Performance, slotMinutes: number): Omit<SlotProposal, 'entry'>[] {
  const length = slotMinutes * 60_000;
  const start = Date.parse(performance.starts_at);
  const count = Math.max(0, Math.floor((Date.parse(performance.ends_at) - start) / length));
  return Array.from({ length: count }, (_, index) => ({
    performance: performance.hashcode,
    slot_starts_at: new Date(start + index * length).toISOString(),
  }));
}

function slotKey(performance: string | undefined, slot: string): string {
  return `${performance ?? ''} ${Date.parse(slot)}`;
}
