import { colorOptions } from '@callboard/api-contract';
import type { FloorPlan, PlanArea, PlanCategory, PlanRow } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import { floorsOf } from './plan-files/floorsOf';
import { rowOfPlaces } from './plan-files/rowOfPlaces';
import { seatPlaces } from './seatPlaces';

/** The metres of one unit of pretix's plans, where seats are usually 25 units apart. */
const metresOfUnit = 0.02;
/** The category of seats that have none: pretix knows no such seats. */
export const withoutCategory = 'Seats';

const point = v.object({ x: v.number(), y: v.number() });
const origin = { x: 0, y: 0 };
const optionalText = v.optional(v.string(), '');
const pretixSchema = v.object({
  name: optionalText,
  categories: v.array(v.object({ name: v.string(), color: optionalText })),
  zones: v.array(
    v.object({
      name: optionalText,
      position: v.optional(point, origin),
      rows: v.array(
        v.object({
          row_number: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
          position: v.optional(point, origin),
          seats: v.array(
            v.object({
              seat_guid: optionalText,
              seat_number: v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
              position: point,
              category: optionalText,
            }),
          ),
        }),
      ),
      areas: v.optional(
        v.array(
          v.object({
            shape: optionalText,
            position: point,
            rotation: v.optional(v.number(), 0),
            width: v.optional(v.number()),
            height: v.optional(v.number()),
            rectangle: v.optional(v.object({ width: v.number(), height: v.number() })),
            circle: v.optional(v.object({ radius: v.number() })),
            ellipse: v.optional(v.object({ radius: point })),
            text: v.optional(v.union([v.string(), v.object({ text: optionalText })])),
          }),
        ),
        [],
      ),
    }),
  ),
});

type PretixPlan = v.InferOutput<typeof pretixSchema>;
type PretixZone = PretixPlan['zones'][number];
type PretixRow = PretixZone['rows'][number];
type PretixArea = PretixZone['areas'][number];

/** Errors that make a file of pretix no plan: a seat is named by its zone, row and number, and by its id where it has one. */
export type PretixError =
  | { kind: 'format' }
  | {
      kind: 'double_id' | 'missing_id' | 'missing_number';
      zone: string;
      row: string;
      number: string;
      id: string;
    };

/** A plan from another system, or everything that is wrong with it. */
export type PretixImport = { ok: true; plan: FloorPlan } | { ok: false; errors: readonly PretixError[] };

/** Reads a seating plan of pretix: a zone is a section, and a balcony a level of its own. The ids of its seats stay; `newId` makes those of everything else. */
export function fromPretix(file: unknown, newId: () => string): PretixImport {
  const parsed = v.safeParse(pretixSchema, file);
  if (!parsed.success) return { ok: false, errors: [{ kind: 'format' }] };
  const errors = [...idErrors(parsed.output)];
  if (errors.length > 0) return { ok: false, errors };
  const { zones, categories: given } = parsed.output;
  const sectioned = zones.filter(
    ({ name, rows, areas }) => rows.length > 0 || (areas.length === 0 && name.trim() !== ''),
  );
  const nameOf = ({ name }: PretixZone, index: number) => name.trim() || String(index + 1);
  const hasAreas = zones.some(({ areas }) => areas.length > 0);
  const floors = floorsOf(sectioned.map(nameOf), parsed.output.name.trim() || 'Plan', hasAreas);
  const levels = floors.levels.map((name) => ({ id: newId(), name }));
  const levelOf = (section: string) => levels.find(({ name }) => name === floors.of(section))?.id ?? '';
  const categories = given.map(({ name, color }, index): PlanCategory => ({
    id: newId(),
    name: name.trim() || String(index + 1),
    color: colorOf(color, index),
  }));
  const categoryIds = new Map(given.map(({ name }, index) => [name, categories[index]?.id]));
  return {
    ok: true,
    plan: {
      levels,
      categories,
      sections: sectioned.map((zone, index) => ({
        id: newId(),
        level: levelOf(nameOf(zone, index)),
        name: nameOf(zone, index),
        rows: zone.rows.map((row, place) => toRow(row, { zone, place, categoryIds, newId })),
      })),
      areas: zones.flatMap((zone) =>
        zone.areas.map((area) => toArea(area, zone, levels[0]?.id ?? '', newId)),
      ),
    },
  };
}

function* idErrors({ zones }: PretixPlan): Generator<PretixError> {
  const known = new Set<string>();
  for (const zone of zones) {
    for (const row of zone.rows) {
      for (const { seat_guid: id, seat_number: number } of row.seats) {
        const where = { zone: zone.name, row: row.row_number, number, id };
        if (id === '') yield { kind: 'missing_id', ...where };
        else if (known.has(id)) yield { kind: 'double_id', ...where };
        else if (number.trim() === '') yield { kind: 'missing_number', ...where };
        known.add(id);
      }
    }
  }
}

interface RowContext {
  zone: PretixZone;
  place: number;
  categoryIds: ReadonlyMap<string, string | undefined>;
  newId: () => string;
}

/** Pretix places each seat. */
function toRow(given: PretixRow, { zone, place, categoryIds, newId }: RowContext): PlanRow {
  const toPlan = ({ x, y }: { x: number; y: number }) => ({
    x: toMetres(zone.position.x + given.position.x + x),
    y: toMetres(zone.position.y + given.position.y + y),
  });
  const seats = given.seats.map(({ seat_guid: id, seat_number: number, category }) => {
    const own = categoryIds.get(category);
    return { id, number: number.trim(), ...(own !== undefined && { category: own }) };
  });
  const places = given.seats.map(({ position }) => toPlan(position));
  const named = { id: newId(), name: given.row_number.trim() || String(place + 1), seats };
  return rowOfPlaces(named, places, toPlan(origin));
}

function toArea(given: PretixArea, zone: PretixZone, level: string, newId: () => string): PlanArea {
  const text = (typeof given.text === 'string' ? given.text : (given.text?.text ?? '')).trim();
  const { width, height, isRound } = sizeOf(given);
  // Pretix places a rectangle by its corner, and what is round by its middle.
  const [right, below] = isRound ? [0, 0] : [width / 2, height / 2];
  return {
    id: newId(),
    level,
    name: text || 'Area',
    kind: areaKindOf(text),
    shape: isRound ? 'ellipse' : 'rectangle',
    x: toMetres(zone.position.x + given.position.x + right),
    y: toMetres(zone.position.y + given.position.y + below),
    width: Math.max(toMetres(width), 0.1),
    height: Math.max(toMetres(height), 0.1),
    angle: given.rotation % 360,
  };
}

function sizeOf({ circle, ellipse, rectangle, width = 100, height = 50 }: PretixArea) {
  if (circle) return { width: circle.radius * 2, height: circle.radius * 2, isRound: true };
  if (ellipse) return { width: ellipse.radius.x * 2, height: ellipse.radius.y * 2, isRound: true };
  return { width: rectangle?.width ?? width, height: rectangle?.height ?? height, isRound: false };
}

/** Kind of an area of a file: pretix knows texts and shapes alone, so that a stage is known by its name. */
export function areaKindOf(name: string): 'stage' | 'label' {
  return /stage|bühne|scène|podium/i.test(name) ? 'stage' : 'label';
}

/** Our own colours come back as they went; others get one after the other. */
function colorOf(color: string, index: number): PlanCategory['color'] {
  const own = colorOptions.find(({ value }) => value === color);
  return own?.value ?? colorOptions[(index + 1) % colorOptions.length]?.value ?? 'gray';
}

/** The plan as a seating plan of pretix: a zone for each section, and one for the areas. Its places are whole units. */
export function toPretix(plan: FloorPlan, name: string) {
  const categories = new Map(plan.categories.map((category) => [category.id, category.name]));
  const nameOf = (id: string | undefined) => categories.get(id ?? '') ?? withoutCategory;
  const used = plan.sections.flatMap(({ rows }) =>
    rows.flatMap((row) => row.seats.map(({ category }) => nameOf(category ?? row.category))),
  );
  const colors = new Map(plan.categories.map((category) => [category.name, category.color as string]));
  const all = new Set([...plan.categories.map((category) => category.name), ...used]);
  return {
    name,
    categories: [...all].map((each) => ({ name: each, color: colors.get(each) ?? 'gray' })),
    zones: [
      ...plan.sections.map((section) => ({
        name: section.name,
        position: origin,
        rows: section.rows.map((row) => {
          const places = seatPlaces(row);
          return {
            row_number: row.name,
            // Seats are placed by themselves.
            position: row.seats.length === 0 ? toUnits(row) : origin,
            seats: row.seats.map((seat, index) => ({
              seat_guid: seat.id,
              seat_number: seat.number,
              position: toUnits(places[index] ?? row),
              category: nameOf(seat.category ?? row.category),
            })),
          };
        }),
        areas: [],
      })),
      ...(plan.areas.length > 0
        ? [{ name: '', position: origin, rows: [], areas: plan.areas.map(toPretixArea) }]
        : []),
    ],
  };
}

function toPretixArea({ shape, x, y, width, height, angle, name }: PlanArea) {
  const isRound = shape === 'ellipse';
  const corner = { x: x - width / 2, y: y - height / 2 };
  return {
    shape,
    rotation: angle,
    position: toUnits(isRound ? { x, y } : corner),
    ...(isRound
      ? { ellipse: { radius: toUnits({ x: width / 2, y: height / 2 }) } }
      : { rectangle: { width: toUnit(width), height: toUnit(height) } }),
    text: { text: name, position: isRound ? origin : toUnits({ x: width / 2, y: height / 2 }) },
  };
}

const toMetres = (units: number) => Math.round(units * metresOfUnit * 1_000) / 1_000;
const toUnit = (metres: number) => Math.round(metres / metresOfUnit);
const toUnits = ({ x, y }: { x: number; y: number }) => ({ x: toUnit(x), y: toUnit(y) });
