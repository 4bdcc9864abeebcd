import type { ShownItem } from './runOfShow';
import type { ShowPlan } from './showAt';

type Item = ShownItem<ShowPlan>;

/** Why a night is late, by what took longer than planned; in milliseconds, below zero where time was made up. The sum is `total`. */
export interface LatenessOfNight {
  /** The first item began late. */
  start: number;
  acts: number;
  /** Intervals, ceremonies and other items that are no act. */
  pauses: number;
  /** The time between one item and the next. */
  changeovers: number;
  /** Items that did not appear, or not in their place. */
  order: number;
  /** How late the last item ended. */
  total: number;
}

/** The time between acts that followed each other, on average in milliseconds. */
export interface Changeovers {
  planned: number;
  real: number;
}

/** The causes of a night's lateness so far, from its items that are over; null before the first is. */
export function latenessOfNight(items: readonly Item[]): LatenessOfNight | null {
  const lateness: LatenessOfNight = { start: 0, acts: 0, pauses: 0, changeovers: 0, order: 0, total: 0 };
  let last: PlayedItem | undefined;
  for (const played of playedOf(items)) {
    const { item, startedAt, endedAt, over } = played;
    if (last) {
      const { planned, real } = gapOf(last, played, items);
      lateness.changeovers += real - planned;
      lateness.order += planned - (item.place - last.planEnd);
    } else lateness.start = startedAt - item.place;
    lateness[item.kind === 'entry' || item.kind === 'game' ? 'acts' : 'pauses'] += over;
    lateness.total = endedAt - played.planEnd;
    last = played;
  }
  return last ? lateness : null;
}

/** How long changeovers took between acts that are over, and were planned to; null where there was none. */
export function changeoversOf(items: readonly Item[]): Changeovers | null {
  const played = playedOf(items);
  const gaps = played.flatMap((one, index) => {
    const next = played[index + 1];
    return next && one.item.kind === 'entry' && next.item.kind === 'entry' ? gapOf(one, next, items) : [];
  });
  if (gaps.length === 0) return null;
  const mean = (of: keyof Changeovers) => gaps.reduce((sum, gap) => sum + gap[of], 0) / gaps.length;
  return { planned: mean('planned'), real: mean('real') };
}

interface PlayedItem {
  item: Item;
  startedAt: number;
  endedAt: number;
  /** When it would have ended as planned. */
  planEnd: number;
  /** How much longer it took than planned. */
  over: number;
}

/** The items that are over, in the order in which they were played. */
function playedOf(items: readonly Item[]): PlayedItem[] {
  return items
    .flatMap((item) => {
      const { place, startedAt, endedAt } = item;
      if (startedAt === null || endedAt === null) return [];
      const length = planLength(item);
      return { item, startedAt, endedAt, planEnd: place + length, over: endedAt - startedAt - length };
    })
    .sort((one, other) => one.startedAt - other.startedAt);
}

/** The time between two that were played one after the other. What was planned between them and did not appear there is no changeover. */
function gapOf(one: PlayedItem, next: PlayedItem, items: readonly Item[]): Changeovers {
  const real = next.startedAt - one.endedAt;
  if (next.item.place < one.planEnd) return { planned: 0, real };
  const between = items.filter(({ place }) => place >= one.planEnd && place < next.item.place);
  const planned = next.item.place - one.planEnd - between.reduce((sum, item) => sum + planLength(item), 0);
  return { planned: Math.max(0, planned), real };
}

function planLength({ from, to }: Item): number {
  return to - from;
}
