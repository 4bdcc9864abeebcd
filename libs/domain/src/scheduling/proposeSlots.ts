import type { RecordOf } from '@callboard/api-contract';
import { takesSlots } from '@callboard/api-contract/entries';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct } from './runSheet';
import { occupiesSlot } from './standingSlots';

type Performance = Pick<
  RecordOf<'performances'>,
  'hashcode' | 'starts_at' | 'ends_at' | 'session' | 'status'
>;

/** A slot for one entry, as the patch that places it there. */
export interface SlotProposal {
  item: Appearance;
  performance: string;
  /** ISO 8601 in UTC. */
  slot_starts_at: string;
}

const openStatuses: readonly string[] = ['planned', 'scheduled', 'running'];

/** True if the slots of a performance can change: it has slots, and it is neither over nor cancelled. */
export function isOpenForSlots(performance: Pick<Performance, 'session' | 'status'>): boolean {
  return openStatuses.includes(performance.status) && takesSlots(performance);
}

/**
 * Assigns each waiting entry, but no other item, the next free time slot of the event, performance by performance in order of time.
 * Occupied slots stay unchanged; entries without a free slot are left out.
 */
export function proposeSlots(
  waiting: readonly Appearance[],
  performances: readonly Performance[],
  placed: readonly Appearance[],
  slotMinutes: number,
): SlotProposal[] {
  const taken = placed.flatMap(toTaken);
  const free = [...performances]
    .filter(isOpenForSlots)
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .flatMap((performance) => slotsOf(performance, slotMinutes))
    .filter((slot) => !taken.some((other) => overlaps(other, slot, slotMinutes)));
  return waiting.filter(isAct).flatMap((item, index) => {
    const slot = free[index];
    return slot ? [{ item, ...slot }] : [];
  });
}

function slotsOf(performance: Performance, slotMinutes: number): Omit<SlotProposal, 'item'>[] {
  const length = slotMinutes * 60_000;
  const start = Date.parse(performance.starts_at);
  const count = Math.max(0, Math.floor((Date.parse(performance.ends_at) - start) / length));
  return Array.from({ length: count }, (_, index) => ({
    performance: performance.hashcode,
    slot_starts_at: new Date(start + index * length).toISOString(),
  }));
}

interface TakenSlot {
  performance: string | undefined;
  from: number;
  to: number;
}

/** An entry that is no longer in the running does not occupy its slot. */
function toTaken(item: Appearance): TakenSlot[] {
  const { performance, slot_starts_at, slot_ends_at } = item;
  if (!slot_starts_at || !slot_ends_at || !occupiesSlot(item)) return [];
  return [
    { performance: performance?.hashcode, from: Date.parse(slot_starts_at), to: Date.parse(slot_ends_at) },
  ];
}

function overlaps(
  taken: TakenSlot,
  slot: Pick<SlotProposal, 'performance' | 'slot_starts_at'>,
  minutes: number,
): boolean {
  const from = Date.parse(slot.slot_starts_at);
  return taken.performance === slot.performance && taken.from < from + minutes * 60_000 && from < taken.to;
}
