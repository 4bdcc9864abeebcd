import type { FloorPlan, PlanBackground } from '@callboard/api-contract/booking';
import { roundMetres } from './roundMetres';
import { boundsOf, seatPlaces, type PlanPoint } from './seatPlaces';

/** The metres across of a picture below an empty level, until it is measured. */
const usualWidth = 30;

/** The plan with another background of a level; null removes it. */
export function withBackground(plan: FloorPlan, level: string, background: PlanBackground | null): FloorPlan {
  return {
    ...plan,
    levels: plan.levels.map((each) => {
      if (each.id !== level) return each;
      const { background: _before, ...rest } = each;
      return background ? { ...rest, background } : rest;
    }),
  };
}

/** The plan as it is published: pictures to trace are part of the drawing alone. */
export function withoutBackgrounds(plan: FloorPlan): FloorPlan {
  return { ...plan, levels: plan.levels.map(({ background: _background, ...level }) => level) };
}

/** A plan that takes the place of a drawing, with the pictures that the drawing has below the same levels. */
export function withBackgroundsOf(plan: FloorPlan, drawing: FloorPlan): FloorPlan {
  return drawing.levels.reduce(
    (next, { id, background }) => (background ? withBackground(next, id, background) : next),
    plan,
  );
}

/** A new picture below a level: as wide as what is drawn there, and in its middle. `size` has the picture's own proportions. */
export function newBackground(
  plan: FloorPlan,
  level: string,
  { picture, size }: { picture: string; size: { width: number; height: number } },
): PlanBackground {
  const bounds = boundsOf([
    ...plan.sections
      .filter((section) => section.level === level)
      .flatMap(({ rows }) => rows.flatMap((row) => seatPlaces(row))),
    ...plan.areas.filter((area) => area.level === level),
  ]);
  const width = Math.max(bounds ? bounds.right - bounds.left : 0, usualWidth);
  return {
    picture,
    x: bounds ? roundMetres((bounds.left + bounds.right) / 2) : 0,
    y: bounds ? roundMetres((bounds.top + bounds.bottom) / 2) : 0,
    width: roundMetres(width),
    height: roundMetres((width * size.height) / size.width),
    angle: 0,
    opacity: 0.5,
  };
}

/** The background with another width and the same proportions. */
export function resizeBackground(background: PlanBackground, width: number): PlanBackground {
  return { ...background, width, height: roundMetres((background.height * width) / background.width) };
}

/**
 * The background at its true size, by a line over it whose length is known: its start stays where it is. The same where the line has
 * no length.
 */
export function measureBackground(
  background: PlanBackground,
  { from, to }: { from: PlanPoint; to: PlanPoint },
  metres: number,
): PlanBackground {
  const drawn = Math.hypot(to.x - from.x, to.y - from.y);
  if (drawn === 0) return background;
  const factor = metres / drawn;
  return {
    ...background,
    x: roundMetres(from.x + (background.x - from.x) * factor),
    y: roundMetres(from.y + (background.y - from.y) * factor),
    width: roundMetres(background.width * factor),
    height: roundMetres(background.height * factor),
  };
}
