import type { SeatKind } from '@callboard/api-contract/booking';
import { grouped } from '../lists/grouped';
import { runsOf, type LaidSeat, type SeatBlock, type SeatLayout } from './seatLayout';
import type { PlanPoint } from './seatPlaces';
import type { SeatTerm } from './seatTerms';

/** The seats of a performance by one version of their plan. */
export interface PlanSide {
  readonly layout: SeatLayout;
  readonly terms: ReadonlyMap<string, SeatTerm>;
  /** As a ticket names it: section, row and number. */
  readonly placeOf: (seat: string) => string;
}

/** A seat that a ticket has. */
export interface SoldSeat {
  readonly ticket: string;
  readonly seat: string;
  /** Order of the people who want to sit together. */
  readonly party: string;
  /** The price group that it was sold in. */
  readonly group: string | null;
}

interface Seating {
  /** Seats whose buyers need another one. */
  displaced: readonly SoldSeat[];
  /** Seats whose buyers keep them. */
  staying: readonly SoldSeat[];
  isReserved: (seat: string) => boolean;
}

/** Penalties in metres of distance: another level, section or row, a worse seat, and a single seat that is left. */
const worse = { level: 50, section: 8, row: 1, kind: 40, channel: 40, single: 6 } as const;

/**
 * A like seat for each who needs one, by ticket: in the same price group, a wheelchair place for a wheelchair place, as near as possible
 * to the former one and to the rest of the party, and parties next to each other. Who needs a wheelchair place and large parties are
 * seated first. Who is not in the answer finds no like seat.
 */
export function proposeSeats(
  before: PlanSide,
  after: PlanSide,
  { displaced, staying, isReserved }: Seating,
): ReadonlyMap<string, string> {
  const taken = new Set(staying.map(({ seat }) => seat));
  const formerOf = laidSeats(before);
  const presentOf = laidSeats(after);
  const found = new Map<string, string>();
  const stayingOf = grouped(staying, ({ party }) => party);
  const stocks = after.layout.blocks.map((block) => toStock(block, isFree));
  const stockOf = new Map(stocks.map((stock) => [stock.block, stock]));
  for (const party of partiesOf(displaced, formerOf)) {
    const friends = stayingOf.get(party[0]?.sold.party ?? '') ?? [];
    const anchors: PlanPoint[] = friends.flatMap(({ seat }) => presentOf.get(seat) ?? []);
    for (let rest = party; rest.length > 0;) {
      const placed = placeSome(rest, anchors);
      for (const [index, seat] of placed.entries()) {
        const ticket = rest[index]?.sold.ticket;
        if (ticket === undefined || seat === null) continue;
        found.set(ticket, seat.id);
        const block = after.layout.blockOf.get(seat.id);
        countOne(block && stockOf.get(block), isFree(seat.id), -1);
        taken.add(seat.id);
        anchors.push(seat);
      }
      rest = rest.slice(placed.length);
    }
  }
  return found;

  /** Seats for the first of a party: for as many as can sit next to each other; `null` for one who finds none. */
  function placeSome(
    party: readonly Displaced[],
    anchors: readonly PlanPoint[],
  ): readonly (LaidSeat | null)[] {
    for (const size of sizesFor(party.length)) {
      const best = bestWindow(party.slice(0, size), anchors);
      if (best) return best;
    }
    return [null];
  }

  function bestWindow(group: readonly Displaced[], anchors: readonly PlanPoint[]): LaidSeat[] | null {
    let best: { seats: LaidSeat[]; cost: number } | undefined;
    const isOpen = ({ id }: LaidSeat) => isFree(id) !== null && group.some(({ sold }) => isLike(sold, id));
    const groups = new Set(group.map(({ sold }) => sold.group));
    const near = stocks
      .filter(({ free }) => [...groups].reduce((sum, each) => sum + (free.get(each) ?? 0), 0) >= group.length)
      .map(({ block, box }) => ({ block, least: leastCost(box, block, group) }))
      .toSorted((one, other) => one.least - other.least);
    for (const { block, least } of near) {
      if (best && least >= best.cost) break;
      for (const run of runsOf(block, isOpen)) {
        for (let start = 0; start + group.length <= run.length; start += 1) {
          const window = run.slice(start, start + group.length);
          const single = start === 1 || run.length - start - group.length === 1 ? worse.single : 0;
          for (const seats of group.length === 1 ? [window] : [window, window.toReversed()]) {
            const cost = single + costOf(group, seats, block, anchors, best?.cost ?? Infinity);
            if (Number.isFinite(cost) && (!best || cost < best.cost - 1e-6)) best = { seats, cost };
          }
        }
      }
    }
    return best?.seats ?? null;
  }

  /** The price group of a seat that can be proposed; null for any other. */
  function isFree(id: string): string | null {
    const term = after.terms.get(id);
    if (!term || term.isClosed || taken.has(id) || isReserved(id)) return null;
    return term.group;
  }

  function isLike({ group }: SoldSeat, id: string): boolean {
    const term = after.terms.get(id);
    return term !== undefined && !term.isClosed && term.group !== null && term.group === group;
  }

  function costOf(
    group: readonly Displaced[],
    seats: readonly LaidSeat[],
    block: SeatBlock,
    anchors: readonly PlanPoint[],
    most: number,
  ): number {
    let cost = 0;
    for (const [index, { sold, kind, from }] of group.entries()) {
      const seat = seats[index];
      const extra = seat && isLike(sold, seat.id) ? kindCost(kind, seat.kind) : null;
      if (!seat || extra === null) return Infinity;
      const channel = after.terms.get(seat.id)?.channel == null ? 0 : worse.channel;
      const friends = anchors.length === 0 ? 0 : Math.min(...anchors.map((point) => distance(point, seat)));
      cost +=
        extra + channel + friends + (from ? distance(from.seat, seat) + partCost(from.block, block) : 0);
      if (cost > most) return Infinity;
    }
    return cost;
  }
}

interface Former {
  seat: LaidSeat;
  block: SeatBlock;
}

interface Displaced {
  sold: SoldSeat;
  kind: SeatKind;
  /** Where it was; the plan before could lack it. */
  from: Former | null;
}

type Laid = LaidSeat & { readonly block: SeatBlock; readonly order: number };

function laidSeats({ layout }: PlanSide): ReadonlyMap<string, Laid> {
  let order = 0;
  return new Map(
    layout.blocks.flatMap((block) =>
      block.seats.map((seat): [string, Laid] => [seat.id, { ...seat, block, order: (order += 1) }]),
    ),
  );
}

/** Seats of each party in the order in which they sat, and the parties in the order in which they are seated. */
function partiesOf(displaced: readonly SoldSeat[], formerOf: ReadonlyMap<string, Laid>): Displaced[][] {
  const parties = new Map<string, Displaced[]>();
  const inOrder = displaced.toSorted(
    (one, other) => (formerOf.get(one.seat)?.order ?? 0) - (formerOf.get(other.seat)?.order ?? 0),
  );
  for (const sold of inOrder) {
    const seat = formerOf.get(sold.seat);
    const own = parties.get(sold.party) ?? [];
    own.push({ sold, kind: seat?.kind ?? 'standard', from: seat ? { seat, block: seat.block } : null });
    parties.set(sold.party, own);
  }
  const needsAccess = (party: readonly Displaced[]) => party.some(({ kind }) => kind === 'accessible');
  return [...parties.values()].toSorted(
    (one, other) => Number(needsAccess(other)) - Number(needsAccess(one)) || other.length - one.length,
  );
}

/** All of a party, or else as many as possible with no one alone, or else as many as possible. */
function sizesFor(count: number): number[] {
  const sizes = Array.from({ length: count }, (_, index) => count - index);
  const isGood = (size: number) => size === count || (size > 1 && count - size > 1);
  return [...sizes.filter(isGood), ...sizes.filter((size) => !isGood(size))];
}

/** How much worse a seat of another kind is; null where it is not for that person. */
function kindCost(kind: SeatKind, other: SeatKind): number | null {
  if (kind === other) return 0;
  if (kind === 'accessible' || other === 'accessible' || other === 'companion') return null;
  if (other === 'standard') return kind === 'companion' ? worse.kind : 0;
  return worse.kind;
}

function partCost(from: SeatBlock, to: SeatBlock): number {
  const level = from.level === to.level ? 0 : worse.level;
  if (from.section.id !== to.section.id) return level + worse.section;
  return level + (from.row.id === to.row.id ? 0 : worse.row);
}

/** A block with the corners of where its seats are, and how many are free in each price group. */
interface Stock {
  block: SeatBlock;
  box: { left: number; right: number; top: number; bottom: number };
  free: Map<string | null, number>;
}

function toStock(block: SeatBlock, groupOf: (seat: string) => string | null): Stock {
  const [xs, ys] = [block.seats.map(({ x }) => x), block.seats.map(({ y }) => y)];
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const stock = { block, box, free: new Map<string | null, number>() };
  for (const { id } of block.seats) countOne(stock, groupOf(id), 1);
  return stock;
}

function countOne(stock: Stock | undefined, group: string | null, by: 1 | -1): void {
  if (stock && group !== null) stock.free.set(group, (stock.free.get(group) ?? 0) + by);
}

/** Least cost of a party in a block: no one sits nearer than its edge. */
function leastCost(
  { left, right, top, bottom }: Stock['box'],
  block: SeatBlock,
  group: readonly Displaced[],
) {
  let least = 0;
  for (const { from } of group) {
    if (!from) continue;
    const { x, y } = from.seat;
    least += Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    least += partCost(from.block, block);
  }
  return least;
}

function distance(one: PlanPoint, other: PlanPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
