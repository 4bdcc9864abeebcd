import type { FloorPlan, PlanArea, PlanRow } from '@callboard/api-contract/booking';
import { roundMetres } from './roundMetres';
import { boundsOf, seatPlaces, type PlanPoint } from './seatPlaces';

/** Ids of rows, of areas, and of seats of their own. */
export type PlanSelection = ReadonlySet<string>;

/** How much is on a plan: its seats, and how many can stand. */
export function countSeats({ sections }: Pick<FloorPlan, 'sections'>): number {
  return sections.reduce((sum, { rows }) => rows.reduce((count, { seats }) => count + seats.length, sum), 0);
}

/** The plan with every selected row and area changed. */
export function changeParts(
  plan: FloorPlan,
  selection: PlanSelection,
  change: { row?: (row: PlanRow) => PlanRow; area?: (area: PlanArea) => PlanArea },
): FloorPlan {
  const { row: changeRow, area: changeArea } = change;
  return {
    ...plan,
    sections: changeRow
      ? plan.sections.map((section) =>
          section.rows.some(({ id }) => selection.has(id))
            ? { ...section, rows: section.rows.map((row) => (selection.has(row.id) ? changeRow(row) : row)) }
            : section,
        )
      : plan.sections,
    areas: changeArea
      ? plan.areas.map((area) => (selection.has(area.id) ? changeArea(area) : area))
      : plan.areas,
  };
}

/** The plan with what is selected moved. */
export function moveParts(plan: FloorPlan, selection: PlanSelection, by: PlanPoint): FloorPlan {
  const moved = <P extends PlanPoint>(part: P): P => ({
    ...part,
    x: roundMetres(part.x + by.x),
    y: roundMetres(part.y + by.y),
  });
  return changeParts(plan, selection, { row: moved, area: moved });
}

/** The plan without what is selected: rows, areas and single seats. A section stays when its last row is gone. */
export function removeParts(plan: FloorPlan, selection: PlanSelection): FloorPlan {
  return {
    ...plan,
    sections: plan.sections
      .filter(({ id }) => !selection.has(id))
      .map((section) => ({
        ...section,
        rows: section.rows
          .filter(({ id }) => !selection.has(id))
          .map((row) => (row.seats.some(({ id }) => selection.has(id)) ? withoutSeats(row, selection) : row)),
      })),
    areas: plan.areas.filter(({ id }) => !selection.has(id)),
  };
}

/** The seats that stay do not move: each gets the place that it had. */
function withoutSeats(row: PlanRow, selection: PlanSelection): PlanRow {
  const unturned = seatPlaces({ ...row, x: 0, y: 0, angle: 0 });
  const seats = row.seats.map((seat, index) => {
    const { x, y } = unturned[index] ?? { x: 0, y: 0 };
    return { ...seat, at: { x: roundMetres(x), y: roundMetres(y) } };
  });
  return { ...row, seats: seats.filter(({ id }) => !selection.has(id)) };
}

/** The plan with what is selected mirrored from left to right about its own middle. */
export function mirrorParts(plan: FloorPlan, selection: PlanSelection): FloorPlan {
  const bounds = boundsOf(placesOf(plan, selection));
  if (!bounds) return plan;
  const axis = (bounds.left + bounds.right) / 2;
  return changeParts(plan, selection, {
    row: (row) => ({ ...row, x: roundMetres(2 * axis - row.x), angle: -row.angle, seats: mirrorSeats(row) }),
    area: (area) => ({ ...area, x: roundMetres(2 * axis - area.x), angle: -area.angle }),
  });
}

function mirrorSeats({ shape, seats }: PlanRow): PlanRow['seats'] {
  const turned = seats.map((seat) => (seat.at ? { ...seat, at: { x: -seat.at.x, y: seat.at.y } } : seat));
  // The first seat of a table is at its top, where it stays.
  const [first] = turned;
  return shape === 'round' && first ? [first, ...turned.slice(1).reverse()] : turned.reverse();
}

/** The plan with what is selected in one line: the same height, or the same middle. */
export function alignParts(plan: FloorPlan, selection: PlanSelection, along: 'x' | 'y'): FloorPlan {
  const parts = selectedParts(plan, selection);
  if (parts.length === 0) return plan;
  const mean = roundMetres(parts.reduce((sum, part) => sum + part[along], 0) / parts.length);
  const aligned = <P extends PlanPoint>(part: P): P => ({ ...part, [along]: mean });
  return changeParts(plan, selection, { row: aligned, area: aligned });
}

/** The plan with copies of what is selected, a step away, and the ids of the copies. `newId` makes ids that no part has. */
export function copyParts(
  plan: FloorPlan,
  selection: PlanSelection,
  newId: () => string,
): { plan: FloorPlan; copies: PlanSelection } {
  const copies = new Set<string>();
  const copied = <P extends PlanRow | PlanArea>(part: P): P => {
    const id = newId();
    copies.add(id);
    return { ...part, id, y: roundMetres(part.y + 1) };
  };
  const sections = plan.sections.map((section) => ({
    ...section,
    rows: [
      ...section.rows,
      ...section.rows
        .filter(({ id }) => selection.has(id))
        .map((row) => ({ ...copied(row), seats: row.seats.map((seat) => ({ ...seat, id: newId() })) })),
    ],
  }));
  const areas = [...plan.areas, ...plan.areas.filter(({ id }) => selection.has(id)).map(copied)];
  return { plan: { ...plan, sections, areas }, copies };
}

function selectedParts({ sections, areas }: FloorPlan, selection: PlanSelection): (PlanRow | PlanArea)[] {
  return [...sections.flatMap(({ rows }) => rows), ...areas].filter(({ id }) => selection.has(id));
}

function placesOf(plan: FloorPlan, selection: PlanSelection): PlanPoint[] {
  return selectedParts(plan, selection).flatMap((part) => ('seats' in part ? seatPlaces(part) : [part]));
}
