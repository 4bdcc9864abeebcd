import type { FloorPlan, PlanCategory, SaleOffer, SaleSeats } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import type { SeatPriceGroup, SeatState } from '../pick/seatStates';

const stateOfLetter: Readonly<Record<string, SeatState>> = { f: 'free', h: 'held', s: 'sold', c: 'closed' };
const groupColors: readonly PlanCategory['color'][] = ['blue', 'green', 'purple', 'yellow', 'red', 'gray'];

/** The states and price groups of seats by their id. */
export interface SeatsOnSale {
  states: ReadonlyMap<string, SeatState>;
  groupOf: ReadonlyMap<string, string>;
}

/** Reads the letters of the API, which are in the order of the plan's seats. A seat of the caller's own hold is theirs. */
export function seatsOnSale(
  plan: FloorPlan,
  seats: SaleSeats,
  groups: SaleOffer['groups'],
  mine: ReadonlySet<string>,
): SeatsOnSale {
  const states = new Map<string, SeatState>();
  const groupOf = new Map<string, string>();
  let index = 0;
  for (const { rows } of plan.sections)
    for (const row of rows)
      for (const { id } of row.seats) {
        const state = stateOfLetter[seats.states[index] ?? ''] ?? 'closed';
        states.set(id, mine.has(id) ? 'mine' : state);
        const group = groups[Number.parseInt(seats.groups[index] ?? '', 36)];
        if (group) groupOf.set(id, group.hashcode);
        index += 1;
      }
  return { states, groupOf };
}

/** The price groups with the text of their prices: the lowest, and the highest where it differs. A companion's is none of them. */
export function priceGroupsOf({
  groups,
  prices,
  price_types,
  performance,
}: SaleOffer): readonly SeatPriceGroup[] {
  const companions = new Set(price_types.filter((type) => type.is_companion).map(({ hashcode }) => hashcode));
  const money = (amount: number) => formatMoney({ amount, currency: performance.currency });
  return groups.map(({ hashcode, name }, index) => {
    const amounts = prices
      .filter(({ of, price_type }) => of === hashcode && !companions.has(price_type))
      .map(({ amount }) => amount);
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    const price = low === high ? money(low) : `${money(low)} – ${money(high)}`;
    const color = groupColors[index % groupColors.length] ?? 'blue';
    return { id: hashcode, name, color, ...(amounts.length > 0 && { price }) };
  });
}
