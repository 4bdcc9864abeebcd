import { isToCome, lengthOf, type PlannedItem, type RunOfShow, type ShownItem } from './runOfShow';

const minuteMs = 60_000;
/** A pause that is any shorter is none. */
const leastMinutes = 5;

/** A pause to shorten, and to how many minutes. */
export interface CatchUp<Item extends PlannedItem> {
  item: ShownItem<Item>;
  minutes: number;
}

/**
 * The first pause by which a late show catches up, and how long it takes then: shorter by what the item after it is late, and never under
 * five minutes. Null where nothing is late or no pause is left.
 */
export function catchUp<Item extends PlannedItem>(
  { items }: Pick<RunOfShow<Item>, 'items'>,
  isPause: (item: Item) => boolean,
): CatchUp<Item> | null {
  for (const [index, item] of items.entries()) {
    if (!(isToCome(item) || item.state === 'on') || !isPause(item)) continue;
    const after = items.slice(index + 1).find(isToCome);
    const late = after?.expected ? after.expected.from - after.place : 0;
    const length = Math.floor(lengthOf(item) / minuteMs);
    const minutes = Math.max(leastMinutes, length - Math.floor(late / minuteMs));
    if (minutes < length) return { item, minutes };
  }
  return null;
}
