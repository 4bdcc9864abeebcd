import { colorOptions } from '@callboard/api-contract';
import {
  emptyPlan,
  planLimits,
  type FloorPlan,
  type PlanCategory,
  type PlanRow,
  type PlanSeat,
} from '@callboard/api-contract/booking';
import { roundMetres } from '../roundMetres';
import { labelKey, placeName } from '../seatLayout';
import { boundsOf, type PlanPoint } from '../seatPlaces';
import { floorsOf } from './floorsOf';
import { inOrder, usualSpacing } from './inOrder';
import type { FoundArea, FoundPlan, FoundSeat, PlanFileError, PlanFileImport } from './planFile';
import { rowOfPlaces } from './rowOfPlaces';

/** From row to row, from section to section, and over an aisle, in metres. */
const rowDistance = 0.9;
const sectionDistance = 2;
const aisleWidth = 1.2;
/** The metres of a unit where no row has neighbours that could show it. */
const usualUnit = 0.02;

const ground = emptyPlan.levels[0]?.name ?? '';
/** The section of seats whose file names none. */
const usualSection = 'Stalls';

/** Makes the plan of what was found in a file: its levels, sections and rows in the order of the file. */
export function planOfSeats(found: FoundPlan, newId: () => string): PlanFileImport {
  const seats = withLevels(found);
  const errors = [...seatErrors(seats)];
  if (errors.length > 0) return { ok: false, errors };
  const rows = rowsOf(seats);
  const toPlan = placing(found, rows);
  const levels = new Map<string, string>();
  const levelOf = (name: string) => {
    const key = labelKey(name);
    const id = levels.get(key) ?? newId();
    levels.set(key, id);
    return id;
  };
  const names = [
    ...seats.map(({ level }) => level),
    ...(found.areas ?? []).map(({ level }) => level || ground),
  ];
  const named = [...new Map(names.map((name) => [labelKey(name), name.trim()])).values()];
  const categories = categoriesOf(found, newId);
  const categoryOf = (name: string | undefined) => categories.get(labelKey(name ?? ''))?.id;
  const plan: FloorPlan = {
    levels: named.map((name) => ({ id: levelOf(name), name })),
    categories: [...categories.values()],
    sections: [],
    areas: (found.areas ?? []).map((area) =>
      toArea(area, toPlan, { id: newId(), level: levelOf(area.level || ground) }),
    ),
  };
  const depths = new Map<string, number>();
  for (const row of rows) {
    const [first] = row;
    if (!first) continue;
    const level = levelOf(first.level);
    const key = labelKey(first.section);
    let section = plan.sections.find((each) => each.level === level && labelKey(each.name) === key);
    const depth = depths.get(level);
    if (depth !== undefined && !section) depths.set(level, depth + sectionDistance);
    if (!section) plan.sections.push((section = { id: newId(), level, name: first.section, rows: [] }));
    section.rows.push(toRow(row, { id: newId(), y: depths.get(level) ?? 0, newId, categoryOf, toPlan }));
    depths.set(level, (depths.get(level) ?? 0) + rowDistance);
  }
  return { ok: true, plan, leftOut: [] };
}

/** Each seat with its section and its level: that of the file, or the floor that the section's name contains. */
function withLevels({ seats, areas = [] }: FoundPlan): FoundSeat[] {
  const hasLevels = seats.some(({ level }) => level !== '');
  const sectionOf = ({ section, level }: FoundSeat) => section.trim() || level.trim() || usualSection;
  const floors = floorsOf([...new Set(seats.map(sectionOf))], ground, areas.length > 0);
  return seats.map((seat) => {
    const section = sectionOf(seat);
    return { ...seat, section, level: hasLevels ? seat.level.trim() || ground : floors.of(section) };
  });
}

function* seatErrors(seats: readonly FoundSeat[]): Generator<PlanFileError> {
  if (seats.length === 0) yield { kind: 'no_seats' };
  if (seats.length > planLimits.seats) return yield { kind: 'too_many' };
  const labels = new Map<string, FoundSeat>();
  const ids = new Map<string, FoundSeat>();
  const hasPlaces = seats.some(({ at }) => at);
  for (const seat of seats) {
    const { from, level, section, row, number, id, at, category = '' } = seat;
    const long =
      [level, section, category].find((text) => text.length > planLimits.name) ??
      [row, number].find((text) => text.length > planLimits.label) ??
      [id].find((text) => text !== undefined && (text.length > planLimits.id || /\p{C}/u.test(text)));
    if (row === '') yield { kind: 'no_row', from };
    else if (number === '') yield { kind: 'no_number', from };
    else if (long !== undefined) yield { kind: 'long', from, text: long };
    else if (hasPlaces && !at) yield { kind: 'place', from };
    const key = [level, section, row, number].map(labelKey).join('\n');
    const [twin, owner] = [labels.get(key), ids.get(id ?? '')];
    if (twin && row !== '' && number !== '')
      yield { kind: 'double_label', from, text: placeName(section, row, number), first: twin.from };
    else if (owner && id !== undefined) yield { kind: 'double_id', from, text: id, first: owner.from };
    labels.set(key, twin ?? seat);
    if (id !== undefined) ids.set(id, owner ?? seat);
  }
}

/** The seats of each row, from one end of it to the other. */
function rowsOf(seats: readonly FoundSeat[]): FoundSeat[][] {
  const rows = new Map<string, FoundSeat[]>();
  for (const seat of seats) {
    const key = [seat.level, seat.section, seat.row].map(labelKey).join('\n');
    const row = rows.get(key);
    if (row) row.push(seat);
    else rows.set(key, [seat]);
  }
  return [...rows.values()].map(inOrder);
}

/** A place of the file as one of the plan. */
interface Placing {
  scale: number;
  place: (at: PlanPoint) => PlanPoint;
}

/** In metres, with the middle of the seats in the middle and the first of them in front; what is metric already stays. */
function placing({ isMetric = false }: FoundPlan, rows: readonly (readonly FoundSeat[])[]): Placing {
  if (isMetric) return { scale: 1, place: (at) => at };
  const spacing = usualSpacing(rows);
  const scale = spacing === null ? usualUnit : 0.55 / spacing;
  const bounds = boundsOf(rows.flatMap((row) => row.flatMap(({ at }) => at ?? [])));
  const origin = bounds ? { x: (bounds.left + bounds.right) / 2, y: bounds.top } : { x: 0, y: 0 };
  return {
    scale,
    place: ({ x, y }) => ({
      x: roundMetres((x - origin.x) * scale),
      y: roundMetres((y - origin.y) * scale),
    }),
  };
}

function categoriesOf({ seats, categories = [] }: FoundPlan, newId: () => string): Map<string, PlanCategory> {
  const found = new Map<string, PlanCategory>();
  const named = seats.flatMap(({ category = '' }) =>
    category === '' ? [] : [{ name: category, color: undefined }],
  );
  for (const { name, color } of [...categories, ...named]) {
    const key = labelKey(name);
    if (key === '' || found.has(key)) continue;
    const next = colorOptions[(found.size + 1) % colorOptions.length]?.value ?? 'gray';
    found.set(key, { id: newId(), name: name.trim().slice(0, planLimits.name), color: color ?? next });
  }
  return found;
}

interface RowParts {
  id: string;
  /** Where it is if its seats have no places. */
  y: number;
  newId: () => string;
  categoryOf: (name: string | undefined) => string | undefined;
  toPlan: Placing;
}

function toRow(found: readonly FoundSeat[], { id, y, newId, categoryOf, toPlan }: RowParts): PlanRow {
  const own = found.map(({ category }) => categoryOf(category));
  const [category] = own;
  const isOne = category !== undefined && own.every((each) => each === category);
  const seats = found.map((seat, index): PlanSeat => {
    const ofSeat = own[index];
    return {
      id: seat.id ?? newId(),
      number: seat.number.trim(),
      ...(seat.kind !== undefined && seat.kind !== 'standard' && { kind: seat.kind }),
      ...(!isOne && ofSeat !== undefined && { category: ofSeat }),
    };
  });
  const row = { id, name: (found[0]?.row ?? '').trim(), seats, ...(isOne && { category }) };
  return rowOfPlaces(
    row,
    found[0]?.at ? found.map(({ at }) => toPlan.place(at ?? { x: 0, y: 0 })) : laidOut(found, y),
  );
}

/** Places for the seats of a list, in the middle, with its aisles. */
function laidOut(found: readonly FoundSeat[], y: number): PlanPoint[] {
  let along = 0;
  const places = found.map(({ isAfterAisle = false }, index) => {
    if (index > 0) along += isAfterAisle ? aisleWidth : 0.55;
    return along;
  });
  return places.map((x) => ({ x: roundMetres(x - along / 2), y: roundMetres(y) }));
}

function toArea(
  { name, kind, shape, at, width, height, angle }: FoundArea,
  { scale, place }: Placing,
  parts: { id: string; level: string },
): FloorPlan['areas'][number] {
  return {
    ...parts,
    name: name.trim().slice(0, planLimits.name) || 'Area',
    kind,
    shape,
    ...place(at),
    width: Math.max(roundMetres(width * scale), 0.1),
    height: Math.max(roundMetres(height * scale), 0.1),
    angle: Math.round(angle % 360),
  };
}
