import { isForAccess, runsOf, type LaidSeat, type SeatLayout } from './seatLayout';
import type { PlanPoint } from './seatPlaces';

export interface BestOptions {
  /** How many of the seats are for people in a wheelchair. @default 0 */
  accessible?: number;
  /** The seats for wheelchairs and companions are sold to everyone. @default false */
  isReleased?: boolean;
  /** Ids of categories, the best first; the plan's order if absent. */
  categories?: readonly string[];
}

/** Seats for a party: those of a group are next to each other. */
export interface BestSeats {
  groups: readonly (readonly string[])[];
  /** No block has enough free seats, so the party does not sit together. */
  isSplit: boolean;
}

/**
 * The best free seats for a party of `count`: next to each other, in the best category, near the middle of the stage. A single seat is
 * left only where all others leave one too. Where no block is large enough, the party is split in as few groups as possible, near each
 * other, with no one alone if that can be. The seats next to a wheelchair place are for the same party.
 *
 * @returns null where there are not enough seats
 */
export function bestSeats(
  layout: SeatLayout,
  isFree: (seat: string) => boolean,
  count: number,
  { accessible = 0, isReleased = false, categories = layout.categories }: BestOptions = {},
): BestSeats | null {
  if (!Number.isInteger(count) || count < 1 || accessible > count) return null;
  const ranks = new Map(categories.map((id, rank) => [id, rank]));
  const taken = new Set<string>();
  const groups: LaidSeat[][] = [];
  let focus = layout.focus;
  for (let [rest, places] = [count, accessible]; rest > 0;) {
    const isReserved = (seat: LaidSeat) => !isReleased && isForAccess(seat);
    const runs = openRuns(
      layout,
      (seat) => isFree(seat.id) && !taken.has(seat.id) && (places > 0 || !isReserved(seat)),
      (seat, level) => costOf(seat, level, focus, ranks),
    );
    const group = places > 0 ? withPlaces(runs, rest, places, isReserved) : together(runs, rest);
    if (!group) return null;
    groups.push(group);
    for (const { id } of group) taken.add(id);
    rest -= group.length;
    places = Math.max(0, places - group.filter(isPlace).length);
    focus = middleOf(group);
  }
  return { groups: groups.map((group) => group.map(({ id }) => id)), isSplit: groups.length > 1 };
}

/** Free seats next to each other. */
interface OpenRun {
  /** Seats of a whole table are here twice, because a party can sit over the end of its list. */
  seats: readonly LaidSeat[];
  /** How many different ones. */
  length: number;
  /** Sums of the costs of the seats before each of them. */
  sums: Float64Array;
  isRing: boolean;
}

interface Candidate {
  run: OpenRun;
  start: number;
  cost: number;
}

/** Costs in metres, higher than any distance on a plan: another category, a view that is restricted; and what a level counts. */
const worse = { category: 1e6, view: 1e4, level: 50 } as const;

/** How far a seat is from what the buyer would like most; sums of these are compared. */
function costOf(
  { x, y, kind, category }: LaidSeat,
  level: number,
  focus: PlanPoint,
  ranks: ReadonlyMap<string, number>,
): number {
  const rank = ranks.get(category ?? '') ?? ranks.size;
  const view = kind === 'restricted_view' ? worse.view : 0;
  return Math.hypot(x - focus.x, y - focus.y) + level * worse.level + view + rank * worse.category;
}

function openRuns(
  { blocks, levels }: SeatLayout,
  isOpen: (seat: LaidSeat) => boolean,
  cost: (seat: LaidSeat, level: number) => number,
): OpenRun[] {
  return blocks.flatMap((block) => {
    const level = levels.indexOf(block.level);
    return runsOf(block, isOpen).map((run) => {
      const isWhole = block.isRing && run.length === block.seats.length;
      const seats = isWhole ? [...run, ...run.slice(0, -1)] : run;
      const sums = new Float64Array(seats.length + 1);
      for (const [index, seat] of seats.entries()) sums[index + 1] = (sums[index] ?? 0) + cost(seat, level);
      return { seats, length: run.length, sums, isRing: block.isRing };
    });
  });
}

/** The best group of a party: all of it, or as many as can sit together without a single seat or a person alone. */
function together(runs: readonly OpenRun[], rest: number): LaidSeat[] | null {
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
  let alone: LaidSeat[] | null = null;
  for (let size = Math.min(rest, longest); size > 0; size -= 1) {
    const found = cheapest(runs, size, leavesSingle);
    if (found && (size === rest || (size > 1 && rest - size > 1))) return found;
    // Better a single seat than a party that is split.
    const whole = size === rest ? cheapest(runs, size) : null;
    if (whole) return whole;
    alone ??= found;
  }
  return alone;
}

/** The best group with wheelchair places: all of the party, or as many as can sit with as many of the places as possible. */
function withPlaces(
  runs: readonly OpenRun[],
  rest: number,
  places: number,
  isReserved: (seat: LaidSeat) => boolean,
): LaidSeat[] | null {
  const withSome = runs.filter(({ seats }) => seats.some(isPlace));
  const leaves = (run: OpenRun, start: number, size: number) =>
    leavesOpenSingle(run, start, size, isReserved);
  let alone: LaidSeat[] | null = null;
  for (let size = rest; size > 0; size -= 1) {
    for (let inGroup = Math.min(places, size); inGroup > 0 && places - inGroup <= rest - size; inGroup -= 1) {
      // No more places than needed: the next who needs one finds it free.
      const lacks = (run: OpenRun, start: number) =>
        run.seats.slice(start, start + size).filter(isPlace).length !== inGroup;
      const found =
        cheapest(withSome, size, (run, start) => lacks(run, start) || leaves(run, start, size)) ??
        cheapest(withSome, size, lacks);
      if (found && (size === rest || (size > 1 && rest - size > 1))) return found;
      alone ??= found;
    }
  }
  return alone;
}

/** Costs that differ by less are alike, so that rounding does not decide: the first of them is taken. */
const same = 1e-6;

/** The seats of a size that cost least among those that are not refused. */
function cheapest(
  runs: readonly OpenRun[],
  size: number,
  isRefused: (run: OpenRun, start: number, size: number) => boolean = () => false,
): LaidSeat[] | null {
  let best: Candidate | undefined;
  for (const run of runs) {
    if (run.length < size) continue;
    for (let start = 0; start + size <= run.seats.length; start += 1) {
      const cost = (run.sums[start + size] ?? 0) - (run.sums[start] ?? 0);
      if ((!best || cost < best.cost - same) && !isRefused(run, start, size)) best = { run, start, cost };
    }
  }
  return best ? best.run.seats.slice(best.start, best.start + size) : null;
}

function leavesSingle({ seats, isRing }: OpenRun, start: number, size: number): boolean {
  return !isRing && (start === 1 || seats.length - start - size === 1);
}

/** The same where the run has seats that others cannot buy: those are like sold ones. */
function leavesOpenSingle(
  { seats, isRing }: OpenRun,
  start: number,
  size: number,
  isReserved: (seat: LaidSeat) => boolean,
): boolean {
  const isSingle = (inside: number, step: number) => {
    const [edge, single, next] = [seats[inside], seats[inside + step], seats[inside + 2 * step]];
    if (!edge || !single || isReserved(edge) || isReserved(single)) return false;
    return !next || isReserved(next);
  };
  return !isRing && (isSingle(start, -1) || isSingle(start + size - 1, 1));
}

function isPlace({ kind }: LaidSeat): boolean {
  return kind === 'accessible';
}

function middleOf(seats: readonly PlanPoint[]): PlanPoint {
  const sum = seats.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / seats.length, y: sum.y / seats.length };
}
