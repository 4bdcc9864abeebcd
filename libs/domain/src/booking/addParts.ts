import { planLimits, type FloorPlan, type PlanArea, type PlanSection } from '@callboard/api-contract/booking';
import { newRow } from './newRow';
import { letterName } from './numbering';
import type { PlanSelection } from './planEdits';
import { boundsOf, seatPlaces, type PlanPoint } from './seatPlaces';

/** Rows to draw, one behind the other. Lengths are in metres. */
export interface RowsToAdd {
  /** The name of their section, which is made where the level has none of that name. */
  section: string;
  rows: number;
  seats: number;
  spacing: number;
  /** From row to row. */
  distance: number;
  curve: number;
  /** Every second row stands half a seat to the side, so that people see between heads. */
  isStaggered: boolean;
  shape: 'line' | 'round';
}

/** A plan with more on it, and what was added. */
export interface PlanWithMore {
  plan: FloorPlan;
  added: PlanSelection;
}

/** How far the first row is from the middle of an empty level. */
const firstRow = 3;

/** Adds rows behind everything that the level has. Tables stand next to each other. */
export function addRows(plan: FloorPlan, level: string, given: RowsToAdd, newId: () => string): PlanWithMore {
  const { plan: base, section } = sectionFor(plan, level, given.section, newId);
  const { bottom = null } = boundsOf(placesOfLevel(base, level)) ?? {};
  const top = bottom === null ? firstRow : bottom + given.distance;
  const rows = Array.from({ length: given.rows }, (_, index) => {
    const isTable = given.shape === 'round';
    const across = isTable ? (index - (given.rows - 1) / 2) * given.distance : 0;
    const shift = given.isStaggered && index % 2 === 1 ? given.spacing / 2 : 0;
    return newRow(
      {
        name: letterName(section.rows.length + index),
        count: given.seats,
        shape: given.shape,
        spacing: given.spacing,
        curve: isTable ? 0 : given.curve,
        x: across + shift,
        y: isTable ? top : top + index * given.distance,
      },
      newId,
    );
  });
  return withRows(base, section, rows);
}

/** Adds one row from a place to another, with so many seats between. */
export function addDrawnRow(
  plan: FloorPlan,
  level: string,
  given: RowsToAdd,
  { from, to }: { from: PlanPoint; to: PlanPoint },
  newId: () => string,
): PlanWithMore {
  const { plan: base, section } = sectionFor(plan, level, given.section, newId);
  const [across, down] = [to.x - from.x, to.y - from.y];
  const { least, most } = planLimits.spacing;
  const spacing = Math.hypot(across, down) / Math.max(given.seats - 1, 1);
  const row = newRow(
    {
      name: letterName(section.rows.length),
      count: given.seats,
      shape: given.shape,
      spacing:
        given.shape === 'round' ? given.spacing : toMillimetres(Math.min(Math.max(spacing, least), most)),
      angle: given.shape === 'round' ? 0 : toMillimetres((Math.atan2(down, across) * 180) / Math.PI),
      curve: given.shape === 'round' ? 0 : given.curve,
      x: toMillimetres((from.x + to.x) / 2),
      y: toMillimetres((from.y + to.y) / 2),
    },
    newId,
  );
  return withRows(base, section, [row]);
}

/** Adds an area between two corners; a stage without corners stands in front, anything else behind. */
export function addArea(
  plan: FloorPlan,
  given: Omit<PlanArea, 'id' | 'x' | 'y' | 'angle'>,
  corners: { from: PlanPoint; to: PlanPoint } | null,
  newId: () => string,
): PlanWithMore {
  const id = newId();
  const { top = 0, bottom = 0 } = boundsOf(placesOfLevel(plan, given.level)) ?? {};
  const y = given.kind === 'stage' ? top - given.height / 2 - 2 : bottom + given.height / 2 + 2;
  const place = corners
    ? {
        x: toMillimetres((corners.from.x + corners.to.x) / 2),
        y: toMillimetres((corners.from.y + corners.to.y) / 2),
        width: Math.max(toMillimetres(Math.abs(corners.to.x - corners.from.x)), 0.1),
        height: Math.max(toMillimetres(Math.abs(corners.to.y - corners.from.y)), 0.1),
      }
    : { x: 0, y: toMillimetres(y) };
  return {
    plan: { ...plan, areas: [...plan.areas, { ...given, ...place, id, angle: 0 }] },
    added: new Set([id]),
  };
}

function sectionFor(plan: FloorPlan, level: string, name: string, newId: () => string) {
  const found = plan.sections.find((section) => section.level === level && section.name === name);
  if (found) return { plan, section: found };
  const section: PlanSection = { id: newId(), level, name, rows: [] };
  return { plan: { ...plan, sections: [...plan.sections, section] }, section };
}

function withRows(plan: FloorPlan, { id }: PlanSection, rows: PlanSection['rows']): PlanWithMore {
  return {
    plan: {
      ...plan,
      sections: plan.sections.map((section) =>
        section.id === id ? { ...section, rows: [...section.rows, ...rows] } : section,
      ),
    },
    added: new Set(rows.map((row) => row.id)),
  };
}

function placesOfLevel({ sections, areas }: FloorPlan, level: string): PlanPoint[] {
  return [
    ...sections.filter((section) => section.level === level).flatMap(({ rows }) => rows.flatMap(seatPlaces)),
    ...areas
      .filter((area) => area.level === level)
      .flatMap(({ x, y, height }) => [
        { x, y: y - height / 2 },
        { x, y: y + height / 2 },
      ]),
  ];
}

function toMillimetres(metres: number): number {
  return Math.round(metres * 1_000) / 1_000;
}
