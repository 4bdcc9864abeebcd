import { standingSlots, type SlotHolder, type StandingSlot } from './standingSlots';
import type { SheetEntry } from './runSheet';

/** The place of an entry after a change; all null for an entry that waits for one. */
export interface SlotChange {
  entry: string;
  performance: string | null;
  /** ISO 8601 in UTC. */
  slot_starts_at: string | null;
  slot_ends_at: string | null;
}

/** The slots that change. If it does not fit: `noRoom` by that many minutes, or the minutes that are `free`. */
export type Arrangement =
  | { status: 'arranged'; changes: readonly SlotChange[] }
  | { status: 'noRoom'; missing: number }
  | { status: 'tooFar'; free: number };

const minute = 60_000;

/**
 * Moves an entry to another position of its performance. The entries between close up: each has its own length, the gaps stay
 * where they are in the order, and nothing outside the two positions changes.
 */
export function moveSlot(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  moved: string,
  position: number,
): Arrangement {
  const slots = standingSlots(performance, entries);
  const from = indexOf(slots, moved);
  const to = Math.min(Math.max(position, 0), slots.length - 1);
  const order = slots.toSpliced(from, 1).toSpliced(to, 0, ...slots.slice(from, from + 1));
  return arranged(performance, slots, reflow(slots, order));
}

/** Exchanges two entries of a performance. Those between them only move where the two differ in length. */
export function swapSlots(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  one: string,
  other: string,
): Arrangement {
  const slots = standingSlots(performance, entries);
  const [a, b] = [indexOf(slots, one), indexOf(slots, other)];
  const order = [...slots];
  order.splice(a, 1, ...slots.slice(b, b + 1));
  order.splice(b, 1, ...slots.slice(a, a + 1));
  return arranged(performance, slots, reflow(slots, order));
}

/** Puts the entries of a performance in another order: each of its slots once, as its hashcode. The gaps stay at their positions. */
export function reorderSlots(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  order: readonly string[],
): Arrangement {
  const slots = standingSlots(performance, entries);
  const after = order.flatMap((hashcode) => slots.slice(indexOf(slots, hashcode)).slice(0, 1));
  return arranged(performance, slots, reflow(slots, after));
}

/**
 * Gives an entry a slot before the one at a position: from the tray, from another performance, or from elsewhere in the same one. It
 * starts where the previous slot ends. Later slots move only as far as they must: gaps take up the time first.
 */
export function insertSlot(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  inserted: SheetEntry,
  position: number,
  defaultMinutes: number,
): Arrangement {
  const others = standingSlots(performance, entries).filter(
    ({ entry }) => entry.hashcode !== inserted.hashcode,
  );
  const at = Math.min(Math.max(position, 0), others.length);
  const from = others[at - 1]?.to ?? Date.parse(performance.starts_at);
  const own = {
    entry: inserted,
    from,
    to: from + (lengthOf(inserted) ?? (inserted.minutes ?? defaultMinutes) * minute),
  };
  const placed = [...others.slice(0, at), own];
  let free = own.to;
  for (const slot of others.slice(at)) {
    const start = Math.max(slot.from, free);
    free = start + slot.to - slot.from;
    placed.push({ entry: slot.entry, from: start, to: free });
  }
  const missing = Math.ceil((free - Date.parse(performance.ends_at)) / minute);
  if (missing > 0) return { status: 'noRoom', missing };
  const before = [...others, ...standingSlots(performance, [inserted])];
  return arranged(performance, before, placed);
}

/** Takes an entry out of the running order. The others stay where they are. */
export function takeOutSlot({ hashcode }: SheetEntry): SlotChange {
  return { entry: hashcode, performance: null, slot_starts_at: null, slot_ends_at: null };
}

/** Moves an entry and all after it by some minutes, earlier if negative. Their order and gaps stay. */
export function shiftSlots(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  first: string,
  minutes: number,
): Arrangement {
  const slots = standingSlots(performance, entries);
  const index = indexOf(slots, first);
  const room = roomToShift(performance, entries, first);
  if (minutes > room.later) return { status: 'tooFar', free: room.later };
  if (-minutes > room.earlier) return { status: 'tooFar', free: room.earlier };
  const shifted = slots.map((slot, each) =>
    each < index ? slot : { ...slot, from: slot.from + minutes * minute, to: slot.to + minutes * minute },
  );
  return arranged(performance, slots, shifted);
}

/** The whole minutes by which an entry and all after it can move. */
export function roomToShift(
  performance: SlotHolder,
  entries: readonly SheetEntry[],
  first: string,
): { earlier: number; later: number } {
  const slots = standingSlots(performance, entries);
  const index = indexOf(slots, first);
  const start = slots[index]?.from ?? 0;
  const before = slots[index - 1]?.to ?? Date.parse(performance.starts_at);
  const end = slots.at(-1)?.to ?? 0;
  const whole = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / minute));
  return { earlier: whole(start - before), later: whole(Date.parse(performance.ends_at) - end) };
}

/** The entries with their changed slots. */
export function withChanges<Entry extends SheetEntry>(
  entries: readonly Entry[],
  changes: readonly SlotChange[],
): Entry[] {
  const byEntry = new Map(changes.map((change) => [change.entry, change]));
  return entries.map((entry) => {
    const change = byEntry.get(entry.hashcode);
    if (!change) return entry;
    const { performance, slot_starts_at, slot_ends_at } = change;
    const pointer = performance === null ? null : { hashcode: performance, title: '', model: '' };
    return { ...entry, performance: pointer, slot_starts_at, slot_ends_at };
  });
}

function indexOf(slots: readonly StandingSlot[], hashcode: string): number {
  const index = slots.findIndex(({ entry }) => entry.hashcode === hashcode);
  if (index < 0) throw new Error(`${hashcode} has no slot in this performance.`);
  return index;
}

/** The same slots in another order: lengths go with the entries, gaps stay at their positions. */
function reflow(before: readonly StandingSlot[], order: readonly StandingSlot[]): StandingSlot[] {
  let free = before[0]?.from ?? 0;
  return order.map(({ entry, from, to }, index) => {
    const start = free;
    const end = start + to - from;
    const [own, next] = [before[index], before[index + 1]];
    free = end + (own && next ? next.from - own.to : 0);
    return { entry, from: start, to: end };
  });
}

function arranged(
  { hashcode }: SlotHolder,
  before: readonly StandingSlot[],
  after: readonly StandingSlot[],
): Arrangement {
  const known = new Map(before.map((slot) => [slot.entry.hashcode, slot]));
  const changes = after.flatMap(({ entry, from, to }) => {
    const was = known.get(entry.hashcode);
    if (was && was.from === from && was.to === to && was.entry.performance?.hashcode === hashcode) return [];
    return [
      { entry: entry.hashcode, performance: hashcode, slot_starts_at: iso(from), slot_ends_at: iso(to) },
    ];
  });
  return { status: 'arranged', changes };
}

function lengthOf({ slot_starts_at: from, slot_ends_at: to }: SheetEntry): number | null {
  return from === null || to === null ? null : Date.parse(to) - Date.parse(from);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
