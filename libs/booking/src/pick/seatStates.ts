import type {
  FloorPlan,
  PlanCategory,
  PlanRow,
  PlanSeat,
  PlanSection,
  SeatKind,
} from '@callboard/api-contract/booking';

/** States of a seat for its buyer: for sale, their own, another's for some minutes, sold, or not for sale. */
export const seatStates = ['free', 'mine', 'held', 'sold', 'closed'] as const;
export type SeatState = (typeof seatStates)[number];

/** The states by seat id, free where a seat is absent; or places in `seatStates`, in the order of the plan's seats. */
export type SeatStates = ReadonlyMap<string, SeatState> | Uint8Array;

/** Seats that cost the same. */
export interface SeatPriceGroup {
  id: string;
  name: string;
  color: PlanCategory['color'];
  /** The text of its price or prices: '$25', '$15 to $25'. Absent: not for sale. */
  price?: string;
}

/** The price group of a seat. */
export type GroupOfSeat = (seat: PlanSeat, row: PlanRow) => string | undefined;

/** By the category of the plan that a seat has. */
export const groupByCategory: GroupOfSeat = (seat, row) => seat.category ?? row.category;

/** All facts of a seat that a buyer sees. */
export interface OfferedSeat {
  seat: PlanSeat;
  row: PlanRow;
  section: PlanSection;
  group: SeatPriceGroup | undefined;
  state: SeatState;
}

/** Offer of seats. Facts of a seat are made when they are needed: a hall can have 200,000. */
export interface Offer {
  /** How many seats there are. */
  size: number;
  /** Facts of a seat by its place in the plan. */
  groupOf: (seat: PlanSeat, row: PlanRow) => SeatPriceGroup | undefined;
  stateOf: (seat: PlanSeat, row: PlanRow, index: number) => SeatState;
  /** Offer of a row by its id. */
  rowOf: (row: string) => RowOffer | undefined;
  get: (seat: string) => OfferedSeat | undefined;
  /** The kinds and states that are there. */
  kinds: ReadonlySet<SeatKind>;
  states: ReadonlySet<SeatState>;
}

/** Selectable seats of a row. */
export interface RowOffer {
  free: number;
  /** The prices of those seats, each once. */
  prices: ReadonlySet<string>;
}

interface OfferInput {
  plan: FloorPlan;
  states: SeatStates;
  priceGroups: readonly SeatPriceGroup[];
  groupOf: GroupOfSeat;
}

/** Joins a plan with states and prices. A seat without a price is closed: it cannot be sold. */
export function buildOffer({ plan, states, priceGroups, groupOf }: OfferInput): Offer {
  const groups = new Map(priceGroups.map((group) => [group.id, group]));
  const groupOfSeat: Offer['groupOf'] = (seat, row) => groups.get(groupOf(seat, row) ?? '');
  const stateOfSeat: Offer['stateOf'] = (seat, row, index) =>
    groupOfSeat(seat, row)?.price === undefined ? 'closed' : stateOf(states, seat.id, index);
  const rows = new Map<string, RowOffer>();
  const [kinds, found] = [new Set<SeatKind>(), new Set<SeatState>()];
  let size = 0;
  for (const { rows: rowsOfSection } of plan.sections) {
    for (const row of rowsOfSection) {
      const prices = new Set<string>();
      let free = 0;
      for (const seat of row.seats) {
        const state = stateOfSeat(seat, row, size);
        size += 1;
        found.add(state);
        if (seat.kind !== undefined) kinds.add(seat.kind);
        if (!isSelectable({ state })) continue;
        free += 1;
        const price = groupOfSeat(seat, row)?.price;
        if (price !== undefined) prices.add(price);
      }
      rows.set(row.id, { free, prices });
    }
  }
  const places = lazily(() => placesOf(plan));
  return {
    size,
    groupOf: groupOfSeat,
    stateOf: stateOfSeat,
    rowOf: (row) => rows.get(row),
    get(id) {
      const place = places().get(id);
      if (!place) return undefined;
      const { seat, row, section, index } = place;
      return { seat, row, section, group: groupOfSeat(seat, row), state: stateOfSeat(seat, row, index) };
    },
    kinds,
    states: found,
  };
}

/** The first call computes. */
export function lazily<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}

interface SeatPlace {
  seat: PlanSeat;
  row: PlanRow;
  section: PlanSection;
  /** Its place in the plan. */
  index: number;
}

function placesOf({ sections }: FloorPlan): ReadonlyMap<string, SeatPlace> {
  const places = new Map<string, SeatPlace>();
  for (const section of sections)
    for (const row of section.rows)
      for (const seat of row.seats) places.set(seat.id, { seat, row, section, index: places.size });
  return places;
}

function stateOf(states: SeatStates, id: string, index: number): SeatState {
  if (states instanceof Uint8Array) return seatStates[states[index] ?? 0] ?? 'closed';
  return states.get(id) ?? 'free';
}

/** True if a buyer can select a seat: one that they released is theirs until the server has heard of it. */
export function isSelectable({ state }: Pick<OfferedSeat, 'state'>): boolean {
  return state === 'free' || state === 'mine';
}
