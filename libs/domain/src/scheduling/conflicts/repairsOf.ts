import type { Appearance } from '@callboard/api-contract/scheduling';
import {
  insertSlot,
  moveSlot,
  swapSlots,
  withChanges,
  type Arrangement,
  type SlotChange,
} from '../arrangeSlots';
import { standingSlots, type SlotHolder } from '../standingSlots';
import { conflictsOf, type Conflict, type OrderWithPeople } from './conflictsOf';

/** A step on the running order after which a conflict is gone and no other has come. */
export interface Repair {
  /** The item that moves, or exchanges its place with `other`. */
  item: Appearance;
  other: Appearance | null;
  performance: SlotHolder & { name: string };
  /** When the item is on then, in milliseconds since 1970. */
  at: number;
  changes: readonly SlotChange[];
}

/** Where repairs are looked for. */
export interface RepairTerms extends OrderWithPeople {
  /** The performances whose slots can change. */
  performances: readonly Repair['performance'][];
  /** The length of a slot of an entry that has had none. */
  defaultMinutes: number;
}

/**
 * The cheapest repairs of a conflict, at most three: first those that move the fewest items, of these those that move them least. It is
 * empty where nothing helps.
 */
export function repairsOf(conflict: Conflict, terms: RepairTerms): Repair[] {
  const known = new Set(conflictsOf(terms).map(({ key }) => key));
  const helps = ({ changes }: Repair) => {
    if (changes.length === 0) return false;
    const after = conflictsOf({ ...terms, items: withChanges(terms.items, changes) });
    return after.every(({ key }) => key !== conflict.key && known.has(key));
  };
  const cost = ({ item, at, changes }: Repair) => [changes.length, Math.abs(at - startOf(item))] as const;
  const candidates = [conflict.one.item, conflict.other.item]
    .flatMap((item) => candidatesFor(item, terms))
    .map((repair) => ({ repair, cost: cost(repair) }))
    .toSorted(({ cost: one }, { cost: other }) => one[0] - other[0] || one[1] - other[1]);
  const found: Repair[] = [];
  for (const { repair } of candidates) {
    if (found.length === most) break;
    const isKnown = found.some((other) => isSame(other, repair));
    if (!isKnown && helps(repair)) found.push(repair);
  }
  return found;
}

const most = 3;

function candidatesFor(item: Appearance, terms: RepairTerms): Repair[] {
  const { items, defaultMinutes } = terms;
  return terms.performances.flatMap((performance) => {
    const slots = standingSlots(performance, items);
    const isOwn = item.performance?.hashcode === performance.hashcode;
    const made = (arrangement: Arrangement, other: Appearance | null) =>
      toRepair(item, other, performance, arrangement);
    const swaps = isOwn
      ? slots.flatMap(({ item: other }) =>
          other.hashcode === item.hashcode
            ? []
            : made(swapSlots(performance, items, item.hashcode, other.hashcode), other),
        )
      : [];
    const positions = Array.from({ length: slots.length + (isOwn ? 0 : 1) }, (_, position) => position);
    const moves = positions.flatMap((position) => [
      ...(isOwn ? made(moveSlot(performance, items, item.hashcode, position), null) : []),
      ...made(insertSlot(performance, items, item, position, defaultMinutes), null),
    ]);
    return [...swaps, ...moves];
  });
}

function toRepair(
  item: Appearance,
  other: Appearance | null,
  performance: Repair['performance'],
  arrangement: Arrangement,
): Repair[] {
  if (arrangement.status !== 'arranged') return [];
  const own = arrangement.changes.find((change) => change.item === item.hashcode);
  if (!own || own.slot_starts_at === null) return [];
  return [{ item, other, performance, at: Date.parse(own.slot_starts_at), changes: arrangement.changes }];
}

function isSame(one: Repair, other: Repair): boolean {
  return JSON.stringify(one.changes) === JSON.stringify(other.changes);
}

function startOf({ slot_starts_at }: Appearance): number {
  return slot_starts_at === null ? 0 : Date.parse(slot_starts_at);
}
