import type { FloorPlan, PlanArea } from '@callboard/api-contract/booking';
import { finding, type PlanFinding } from './planFinding';
import { seatPlaces, toRadians, type PlanPoint } from './seatPlaces';

/** Further than this, faces cannot be read, in metres. */
const furthest = 35;
/** From the axis of the stage, in degrees. */
const widest = 60;

/**
 * Rows with a poor view of the stage: further than 35 m from its middle, or more than 60° from its axis, which runs from its back
 * to its front. A round stage is seen from all sides. Other levels are measured as if they were on that of the stage; heads of people
 * in front and pillars are not on a plan. A row is one finding, with its seats.
 */
export function* poorViews({ sections, areas }: FloorPlan): Generator<PlanFinding> {
  const stages = areas.filter(({ kind }) => kind === 'stage');
  if (stages.length === 0) return;
  for (const section of sections) {
    for (const row of section.rows) {
      const places = seatPlaces(row);
      const seats = row.seats.map(({ id }, index) => ({ id, ...bestView(stages, places[index] ?? row) }));
      const far = seats.filter(({ metres }) => metres > furthest);
      const most = Math.round(Math.max(...far.map(({ metres }) => metres)));
      if (far.length > 0)
        yield finding('far_from_stage', far.map(idOf), section.name, row.name, String(most));
      const aside = seats.filter(({ degrees }) => degrees > widest);
      if (aside.length > 0) yield finding('side_view', aside.map(idOf), section.name, row.name);
    }
  }
}

function idOf({ id }: { id: string }): string {
  return id;
}

/** By the nearest stage. */
function bestView(stages: readonly PlanArea[], place: PlanPoint): { metres: number; degrees: number } {
  let best = { metres: Infinity, degrees: 0 };
  for (const stage of stages) {
    const [across, down] = [place.x - stage.x, place.y - stage.y];
    const metres = Math.hypot(across, down);
    if (metres < best.metres) best = { metres, degrees: degreesFromAxis(stage, across, down) };
  }
  return best;
}

function degreesFromAxis({ shape, angle }: PlanArea, across: number, down: number): number {
  if (shape === 'ellipse') return 0;
  const turned = toRadians(angle);
  // The axis points to the audience: downwards on a plan, turned as the stage is.
  const along = -across * Math.sin(turned) + down * Math.cos(turned);
  const aside = across * Math.cos(turned) + down * Math.sin(turned);
  return Math.abs((Math.atan2(aside, along) * 180) / Math.PI);
}
