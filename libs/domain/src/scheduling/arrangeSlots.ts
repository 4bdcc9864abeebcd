import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct } from './runSheet';
import { standingSlots, type SlotHolder, type StandingSlot } from './standingSlots';

/** The place of an item after a change; all null for one that waits for it. */
export interface SlotChange {
  item: string;
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
  items: readonly Appearance[],
  moved: string,
  position: number,
): Arrangement {
  const slots = standingSlots(performance, items);
  const from = indexOf(slots, moved);
  const to = Math.min(Math.max(position, 0), slots.length - 1);
  const order = slots.toSpliced(from, 1).toSpliced(to, 0, ...slots.slice(from, from + 1));
  return arranged(performance, slots, reflow(slots, order));
}

/** Exchanges two entries of a performance. Those between them only move where the two differ in length. */
export function swapSlots(
  performance: SlotHolder,
  items: readonly Appearance[],
  one: string,
  other: string,
): Arrangement {
  const slots = standingSlots(performance, items);
  const [a, b] = [indexOf(slots, one), indexOf(slots, other)];
  const order = [...slots];
  order.splice(a, 1, ...slots.slice(b, b + 1));
  order.splice(b, 1, ...slots.slice(a, a + 1));
  return arranged(performance, slots, reflow(slots, order));
}

/** Puts the entries of a performance in another order: each of its slots once, as its hashcode. The gaps stay at their positions. */
export function reorderSlots(
  performance: SlotHolder,
  items: readonly Appearance[],
  order: readonly string[],
): Arrangement {
  const slots = standingSlots(performance, items);
  const after = order.flatMap((hashcode) => slots.slice(indexOf(slots, hashcode)).slice(0, 1));
  return arranged(performance, slots, reflow(slots, after));
}

/**
 * Gives an entry a slot before the one at a position: from the tray, from another performance, or from elsewhere in the same one. It
 * starts where the previous slot ends. Later slots move only as far as they must: gaps take up the time first.
 */
export function insertSlot(
  performance: SlotHolder,
  items: readonly Appearance[],
  inserted: Appearance,
  position: number,
  defaultMinutes: number,
): Arrangement {
  const others = otherSlots(performance, items, inserted);
  const at = Math.min(Math.max(position, 0), others.length);
  const from = others[at - 1]?.to ?? Date.parse(performance.starts_at);
  const to = from + plannedLength(inserted, defaultMinutes);
  return pushed(performance, others, at, { item: inserted, from, to });
}

/**
 * Gives an entry the slot between two instants, as when it is put somewhere on a time scale or made longer. Where another entry is on, it
 * comes before that one in its first half, and after it in its second. Its former slot stays free, and later slots move only as far as
 * they must. It stays within the performance as far as there is room.
 */
export function placeSlot(
  performance: SlotHolder,
  items: readonly Appearance[],
  placed: Appearance,
  wanted: { from: number; to: number },
): Arrangement {
  const others = otherSlots(performance, items, placed);
  const at = others.filter(({ from, to }) => (from + to) / 2 <= wanted.from).length;
  const free = others[at - 1]?.to ?? Date.parse(performance.starts_at);
  const length = wanted.to - wanted.from;
  const latest = Date.parse(performance.ends_at) - length;
  const from = Math.max(free, Math.min(wanted.from, others[at]?.from ?? latest));
  return pushed(performance, others, at, { item: placed, from, to: from + length });
}

/** The length that an entry or another item has in a running order, or would have there, in milliseconds. */
export function plannedLength(item: Appearance, defaultMinutes: number): number {
  return lengthOf(item) ?? (isAct(item) ? defaultMinutes : item.minutes) * minute;
}

/** Takes an entry out of the running order. The others stay where they are. */
export function takeOutSlot({ hashcode }: Appearance): SlotChange {
  return { item: hashcode, performance: null, slot_starts_at: null, slot_ends_at: null };
}

/** Moves an entry and all after it by some minutes, earlier if negative. Their order and gaps stay. */
export function shiftSlots(
  performance: SlotHolder,
  items: readonly Appearance[],
  first: string,
  minutes: number,
): Arrangement {
  const slots = standingSlots(performance, items);
  const index = indexOf(slots, first);
  const room = roomToShift(performance, items, first);
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
  items: readonly Appearance[],
  first: string,
): { earlier: number; later: number } {
  const slots = standingSlots(performance, items);
  const index = indexOf(slots, first);
  const start = slots[index]?.from ?? 0;
  const before = slots[index - 1]?.to ?? Date.parse(performance.starts_at);
  const end = slots.at(-1)?.to ?? 0;
  const whole = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / minute));
  return { earlier: whole(start - before), later: whole(Date.parse(performance.ends_at) - end) };
}

/** The entries with their changed slots. */
export function withChanges(items: readonly Appearance[], changes: readonly SlotChange[]): Appearance[] {
  const byItem = new Map(changes.map((change) => [change.item, change]));
  return items.map((item) => {
    const change = byItem.get(item.hashcode);
    if (!change) return item;
    const { performance, slot_starts_at, slot_ends_at } = change;
    const pointer = performance === null ? null : { hashcode: performance, title: '' };
    return { ...item, performance: pointer, slot_starts_at, slot_ends_at };
  });
}

function otherSlots(
  performance: SlotHolder,
  items: readonly Appearance[],
  { hashcode }: Appearance,
): StandingSlot[] {
  return standingSlots(performance, items).filter(({ item }) => item.hashcode !== hashcode);
}

/** Puts a slot before the others from a position on, which make room for it. */
function pushed(
  performance: SlotHolder,
  others: readonly StandingSlot[],
  position: number,
  own: StandingSlot,
): Arrangement {
  const placed = [...others.slice(0, position), own];
  let free = own.to;
  for (const slot of others.slice(position)) {
    const from = Math.max(slot.from, free);
    free = from + slot.to - slot.from;
    placed.push({ item: slot.item, from, to: free });
  }
  const missing = Math.ceil((free - Date.parse(performance.ends_at)) / minute);
  if (missing > 0) return { status: 'noRoom', missing };
  const before = [...others, ...standingSlots(performance, [own.item])];
  return arranged(performance, before, placed);
}

function indexOf(slots: readonly StandingSlot[], hashcode: string): number {
  const index = slots.findIndex(({ item }) => item.hashcode === hashcode);
  if (index < 0) throw new Error(`${hashcode} has no slot in this performance.`);
  return index;
}

/** The same slots in another order: lengths go with the entries, gaps stay at their positions. */
function reflow(before: readonly StandingSlot[], order: readonly StandingSlot[]): StandingSlot[] {
  let free = before[0]?.from ?? 0;
  return order.map(({ item, from, to }, index) => {
    const start = free;
    const end = start + to - from;
    const [own, next] = [before[index], before[index + 1]];
    free = end + (own && next ? next.from - own.to : 0);
    return { item, from: start, to: end };
  });
}

function arranged(
  { hashcode }: SlotHolder,
  before: readonly StandingSlot[],
  after: readonly StandingSlot[],
): Arrangement {
  const known = new Map(before.map((slot) => [slot.item.hashcode, slot]));
  const changes = after.flatMap(({ item, from, to }) => {
    const was = known.get(item.hashcode);
    if (was && was.from === from && was.to === to && was.item.performance?.hashcode === hashcode) return [];
    return [{ item: item.hashcode, performance: hashcode, slot_starts_at: iso(from), slot_ends_at: iso(to) }];
  });
  return { status: 'arranged', changes };
}

function lengthOf({ slot_starts_at: from, slot_ends_at: to }: Appearance): number | null {
  return from === null || to === null ? null : Date.parse(to) - Date.parse(from);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
