import type { Appearance } from '@callboard/api-contract/scheduling';
import { reorderSlots, type Arrangement } from './arrangeSlots';
import { drawActs, type DrawnActs } from './drawActs';
import { standingSlots, type SlotHolder, type StandingSlot } from './standingSlots';

/** How a running order is drawn. */
export interface OrderTerms {
  /** The same seed draws the same order of the same acts. */
  seed: string;
  /** No school has two acts in a row, where that is possible. */
  apart: boolean;
  /** The acts, by their slots, that take long to set up: they follow a break as far as there are breaks. */
  large: readonly string[];
}

/** A running order as it is drawn, and the slots that change by it. */
export interface DrawnOrder extends Omit<DrawnActs, 'order'> {
  /** All slots of the performance, in their new order. */
  order: readonly Appearance[];
  arrangement: Arrangement;
}

/** The acts of a performance that can be drawn, in their order: no games, no intervals, no rehearsals. */
export function actsToDraw(performance: SlotHolder, items: readonly Appearance[]): Appearance[] {
  return standingSlots(performance, items)
    .map(({ item }) => item)
    .filter(isDrawn);
}

/**
 * Draws the acts of a performance by lot. What stands between them, such as an interval, stays at its position, and so do gaps; an act
 * follows a break where it is the first, or where something else or a gap is before it.
 */
export function drawOrder(
  performance: SlotHolder,
  items: readonly Appearance[],
  { seed, apart, large }: OrderTerms,
): DrawnOrder {
  const slots = standingSlots(performance, items);
  const positions = slots.flatMap(({ item }, position) => (isDrawn(item) ? [position] : []));
  const acts = positions.flatMap((position) => slots[position]?.item ?? []);
  const drawn = drawActs(
    acts.map(({ hashcode, entry }) => ({
      hashcode,
      school: entry?.organisation?.hashcode ?? null,
      isLarge: large.includes(hashcode),
    })),
    positions.map((position) => followsBreak(slots, position)),
    { seed, apart },
  );
  const byHashcode = new Map(acts.map((act) => [act.hashcode, act]));
  const order = slots.map(({ item }, position) => {
    const drawnAct = drawn.order[positions.indexOf(position)];
    return (drawnAct === undefined ? undefined : byHashcode.get(drawnAct)) ?? item;
  });
  const arrangement = reorderSlots(
    performance,
    items,
    order.map(({ hashcode }) => hashcode),
  );
  return { order, arrangement, repeats: drawn.repeats, unset: drawn.unset };
}

function isDrawn({ kind }: Appearance): boolean {
  return kind === 'entry';
}

function followsBreak(slots: readonly StandingSlot[], position: number): boolean {
  const [before, own] = [slots[position - 1], slots[position]];
  return !before || !isDrawn(before.item) || (own !== undefined && own.from > before.to);
}
