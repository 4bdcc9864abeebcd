import * as v from 'valibot';
import { colorOptions } from '../colors.data';
import { seatKindOptions } from './seatKinds.data';
import { words } from '../schemas/words';

/** How large a plan can be: what the largest halls need, and what one answer and one screen can hold. Lengths are in metres. */
export const planLimits = {
  seats: 200_000,
  levels: 20,
  categories: 60,
  sections: 500,
  rowsOfSection: 500,
  seatsOfRow: 500,
  areas: 500,
  name: 80,
  label: 12,
  id: 80,
  metres: 2_000,
  spacing: { least: 0.2, most: 20 },
  capacity: 200_000,
  bytes: 16_000_000,
} as const;

/** Purposes of an area: a place where people stand, the stage, a way in, or a text. */
export const areaKinds = ['standing', 'stage', 'door', 'label'] as const;
export type AreaKind = (typeof areaKinds)[number];

const listOf = <S extends v.GenericSchema>(part: S, most: number) => v.pipe(v.array(part), v.maxLength(most));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(planLimits.id), v.regex(/^[^\p{C}]+$/u));
const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(planLimits.label));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(planLimits.name));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const place = between(-planLimits.metres, planLimits.metres);
const size = between(0.1, planLimits.metres);
const degrees = between(-360, 360);

const seat = v.strictObject({
  /** For life: tickets name it, also after its labels change. */
  id,
  number: label,
  /** Absent: standard. */
  kind: v.optional(v.picklist(seatKindOptions.map(({ value }) => value))),
  /** Absent: that of its row. */
  category: v.optional(id),
  /** Where it is from the middle of its row, where that is not the regular place. */
  at: v.optional(v.strictObject({ x: place, y: place })),
});
const row = v.strictObject({
  id,
  name: label,
  /** `round`: a table, whose seats stand around it. */
  shape: v.picklist(['line', 'round']),
  /** The middle of the row. */
  x: place,
  y: place,
  /** Clockwise. */
  angle: degrees,
  /** From seat to seat. */
  spacing: between(planLimits.spacing.least, planLimits.spacing.most),
  /** The angle of the arc from the first seat to the last; its ends lean towards the stage where it is positive. */
  curve: between(-180, 180),
  category: v.optional(id),
  seats: listOf(seat, planLimits.seatsOfRow),
});
const section = v.strictObject({ id, name, level: id, rows: listOf(row, planLimits.rowsOfSection) });
const area = v.strictObject({
  id,
  name,
  level: id,
  kind: v.picklist(areaKinds),
  shape: v.picklist(['rectangle', 'ellipse']),
  /** Its middle. */
  x: place,
  y: place,
  width: size,
  height: size,
  angle: degrees,
  /** How many can stand there. */
  capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(planLimits.capacity))),
});

/** A picture below a level, to trace: part of the drawing, and of no version. */
const background = v.strictObject({
  /** The hashcode of a file of the floor plan. */
  picture: id,
  /** Its middle. */
  x: place,
  y: place,
  width: size,
  height: size,
  angle: degrees,
  opacity: between(0.05, 1),
});

const shape = v.strictObject({
  levels: v.pipe(
    listOf(v.strictObject({ id, name, background: v.optional(background) }), planLimits.levels),
    v.minLength(1),
  ),
  categories: listOf(
    v.strictObject({ id, name, color: v.picklist(colorOptions.map(({ value }) => value)) }),
    planLimits.categories,
  ),
  sections: listOf(section, planLimits.sections),
  areas: listOf(area, planLimits.areas),
});

export type FloorPlan = v.InferOutput<typeof shape>;
export type PlanBackground = v.InferOutput<typeof background>;
export type PlanCategory = FloorPlan['categories'][number];
export type PlanSection = FloorPlan['sections'][number];
export type PlanRow = PlanSection['rows'][number];
export type PlanSeat = PlanRow['seats'][number];
export type PlanArea = FloorPlan['areas'][number];
export type SeatKind = NonNullable<PlanSeat['kind']>;

/** A floor plan whole: levels, sections of rows of seats, and areas. Every id is there once, and what is named exists. */
export const planSchema = v.pipe(
  shape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = contentError(dataset.value);
    if (message !== null) addIssue({ message });
  }),
);

/** Content of a new plan. */
export const emptyPlan: FloorPlan = {
  levels: [{ id: 'ground', name: 'Ground floor' }],
  categories: [],
  sections: [],
  areas: [],
};

/** A plan with something to sell, for the documentation of the API and for tests. */
export const examplePlan: FloorPlan = {
  ...emptyPlan,
  sections: [
    {
      id: 'stalls',
      name: 'Stalls',
      level: 'ground',
      rows: [
        {
          id: 'row-a',
          name: 'A',
          shape: 'line',
          x: 0,
          y: 4,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          seats: [
            { id: 'a-1', number: '1' },
            { id: 'a-2', number: '2', kind: 'accessible' },
          ],
        },
      ],
    },
  ],
};

function contentError(plan: FloorPlan): string | null {
  const rows = plan.sections.flatMap((section) => section.rows);
  const count = rows.reduce((sum, { seats }) => sum + seats.length, 0);
  if (count > planLimits.seats) return words.planSeats(planLimits.seats);
  const twice =
    firstTwice(rows.flatMap(({ seats }) => seats.map((seat) => seat.id))) ??
    firstTwice(
      [...plan.levels, ...plan.categories, ...plan.sections, ...rows, ...plan.areas].map((part) => part.id),
    );
  if (twice !== undefined) return words.planIdTwice(twice);
  const levels = new Set(plan.levels.map((level) => level.id));
  const categories = new Set(plan.categories.map((category) => category.id));
  const missing =
    [...plan.sections, ...plan.areas].find(({ level }) => !levels.has(level))?.level ??
    [...rows, ...rows.flatMap(({ seats }) => seats)].find(
      ({ category }) => category !== undefined && !categories.has(category),
    )?.category;
  return missing === undefined ? null : words.planIdMissing(missing);
}

function firstTwice(ids: readonly string[]): string | undefined {
  const known = new Set<string>();
  return ids.find((each) => known.size === known.add(each).size);
}
