import type { PlanRow, PlanSeat } from '@callboard/api-contract/booking';
import { seatPlaces, type PlanPoint } from '../seatPlaces';

/** How exact a place in the whole units of a drawing is, in metres. */
const exactness = 0.02;

/** A row of seats that have places: a straight and regular one, or else one whose seats are each at their own. */
export function rowOfPlaces(
  { seats, ...named }: Pick<PlanRow, 'id' | 'name' | 'category' | 'seats'>,
  places: readonly PlanPoint[],
  before: PlanPoint = { x: 0, y: 0 },
): PlanRow {
  const [first = before] = places;
  const last = places.at(-1) ?? first;
  const [across, down] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(across, down);
  const row: PlanRow = {
    ...named,
    shape: 'line',
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
    angle: (Math.atan2(down, across) * 180) / Math.PI,
    spacing: Math.min(Math.max(places.length > 1 ? length / (places.length - 1) : 0.5, 0.2), 20),
    curve: 0,
    seats,
  };
  const regular = seatPlaces(row);
  const isRegular = places.every(
    ({ x, y }, index) => Math.hypot((regular[index]?.x ?? 0) - x, (regular[index]?.y ?? 0) - y) <= exactness,
  );
  if (isRegular) return row;
  return {
    ...row,
    angle: 0,
    seats: seats.map((seat: PlanSeat, index) => {
      const { x, y } = places[index] ?? row;
      return { ...seat, at: { x: x - row.x, y: y - row.y } };
    }),
  };
}
