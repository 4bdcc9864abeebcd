import type { FloorPlan, PlanSeat } from '@callboard/api-contract/booking';
import { seatPlaces } from './seatPlaces';

/** How one plan differs from another: ids of seats. */
export interface PlanDiff {
  added: readonly string[];
  removed: readonly string[];
  /** The same seat at another place. */
  moved: readonly string[];
  /** The same seat with another section, row or number. */
  renamed: readonly string[];
}

interface Placed {
  label: string;
  level: string;
  x: number;
  y: number;
}

/** Differences from one version of a plan to the next, by the ids of seats, which stay for life. */
export function diffPlans(before: FloorPlan, after: FloorPlan): PlanDiff {
  const [former, present] = [placedSeats(before), placedSeats(after)];
  const stayed = [...present].flatMap(([id, seat]) => {
    const other = former.get(id);
    return other ? [{ id, seat, other }] : [];
  });
  return {
    added: [...present.keys()].filter((id) => !former.has(id)),
    removed: [...former.keys()].filter((id) => !present.has(id)),
    moved: stayed.filter(({ seat, other }) => isElsewhere(seat, other)).map(({ id }) => id),
    renamed: stayed.filter(({ seat, other }) => seat.label !== other.label).map(({ id }) => id),
  };
}

function placedSeats({ sections }: FloorPlan): Map<string, Placed> {
  return new Map(
    sections.flatMap(({ name, level, rows }) =>
      rows.flatMap((row) => {
        const places = seatPlaces(row);
        return row.seats.map(({ id, number }: PlanSeat, index): [string, Placed] => {
          const { x, y } = places[index] ?? row;
          return [id, { label: JSON.stringify([name, row.name, number]), level, x, y }];
        });
      }),
    ),
  );
}

/** By more than a centimetre, which is less than anyone can draw. */
function isElsewhere(one: Placed, other: Placed): boolean {
  return one.level !== other.level || Math.hypot(one.x - other.x, one.y - other.y) > 0.01;
}
