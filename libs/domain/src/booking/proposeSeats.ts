import type { SeatKind } from '@callboard/api-contract/plans';
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
  /** Those who want to sit together: the order. */
  readonly party: string;
  /** The price group that it was sold in. */
  readonly group: string | null;
}

interface Seating {
  /** Those who need another seat. */
  displaced: readonly SoldSeat[];
  /** Those who keep theirs. */
  staying: readonly SoldSeat[];
  isHeld: (seat: string) => boolean;
}

/** What counts as so many metres of distance: another level, section or row, a worse seat, and a single seat that is left. */
const worse = { level: 50, section: 8, row: 1, kind: 40, channel: 40, single: 6 } as const;

/**
 * A like seat for each who needs one, by ticket: in the same price group, a wheelchair place for a wheelchair place, as near as possible
 * to the former one and to the rest of the party, and parties next to each other. Who needs a wheelchair place and large parties are
 * seated first. Who is not in the answer finds no like seat.
 */
export function proposeSeats(
  before: PlanSide,
  after: PlanSide,
  { displaced, staying, isHeld }: Seating,
): ReadonlyMap<string, string> {
  const taken = new Set(staying.map(({ seat }) => seat));
  const formerOf = laidSeats(before);
  const presentOf = laidSeats(after);
  const found = new Map<string, string>();
  for (const party of partiesOf(displaced, formerOf)) {
    const friends = staying.filter((each) => each.party === party[0]?.sold.party);
    const anchors: PlanPoint[] = friends.flatMap(({ seat }) => presentOf.get(seat) ?? []);
    for (let rest = party; rest.length > 0;) {
      const placed = placeSome(rest, anchors);
      for (const [index, seat] of placed.entries()) {
        const ticket = rest[index]?.sold.ticket;
        if (ticket === undefined || seat === null) continue;
        found.set(ticket, seat.id);
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
    const isOpen = ({ id }: LaidSeat) =>
      !taken.has(id) && !isHeld(id) && group.some(({ sold }) => isLike(sold, id));
    for (const block of after.layout.blocks) {
      if (best && nearest(block, group) * group.length >= best.cost) continue;
      for (const run of runsOf(block, isOpen)) {
        for (let start = 0; start + group.length <= run.length; start += 1) {
          const window = run.slice(start, start + group.length);
          const single = start === 1 || run.length - start - group.length === 1 ? worse.single : 0;
          for (const seats of group.length === 1 ? [window] : [window, window.toReversed()]) {
            const cost = single + costOf(group, seats, block, anchors, best?.cost ?? Infinity);
            if (!best || cost < best.cost - 1e-6) best = Number.isFinite(cost) ? { seats, cost } : best;
          }
        }
      }
    }
    return best?.seats ?? null;
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

/** Those of each party in the order in which they sat, and the parties in the order in which they are seated. */
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

/** A lower bound of what a seat of a block costs each: from its ends, less its length. */
function nearest({ seats }: SeatBlock, group: readonly Displaced[]): number {
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) return Infinity;
  const reach = seats.reduce((most, seat) => Math.max(most, distance(first, seat)), 0);
  return group.reduce(
    (least, { from }) => Math.min(least, from ? Math.max(0, distance(from.seat, first) - reach) : 0),
    Infinity,
  );
}

function distance(one: PlanPoint, other: PlanPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
