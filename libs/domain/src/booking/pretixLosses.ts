import type { FloorPlan } from '@callboard/api-contract/booking';
import { floorsOf } from './plan-files/floorsOf';
import { areaKindOf, withoutCategory } from './pretixPlan';

/** Something of a plan that a file for pretix does not hold: the names that it is about, or the number of seats and rows. */
export interface PretixLoss {
  kind:
    | 'levels'
    | 'pictures'
    | 'area_kinds'
    | 'capacities'
    | 'seat_kinds'
    | 'row_shapes'
    | 'loose_seats'
    | 'same_categories';
  count: number;
  names: readonly string[];
}

/** Losses of a plan that is exported for pretix as `name` and imported from that file again. Everything else comes back. */
export function pretixLosses({ levels, categories, sections, areas }: FloorPlan, name: string): PretixLoss[] {
  const rows = sections.flatMap((section) => section.rows);
  const seats = rows.flatMap((row) =>
    row.seats.map((seat) => ({ kind: seat.kind, category: seat.category ?? row.category })),
  );
  const floors = floorsOf(
    sections.map((section) => section.name.trim()),
    name.trim(),
    areas.length > 0,
  );
  const levelOf = (id: string) => levels.find((level) => level.id === id)?.name;
  const isWhole =
    levels.length === floors.levels.length &&
    levels.every((level, index) => level.name === floors.levels[index]) &&
    sections.every((section) => levelOf(section.level) === floors.of(section.name)) &&
    areas.every(({ level }) => level === levels[0]?.id);
  const others = areas.filter((area) => area.kind !== areaKindOf(area.name));
  const categoryNames = categories.map((category) => category.name);
  const same = categoryNames.filter((each, index) => categoryNames.indexOf(each) !== index);
  const loose = seats.filter(({ category }) => category === undefined).length;
  const losses: PretixLoss[] = [
    named('levels', isWhole ? [] : levels.map((level) => level.name)),
    named(
      'pictures',
      levels.filter(({ background }) => background).map((level) => level.name),
    ),
    named(
      'area_kinds',
      others.map((area) => area.name),
    ),
    named(
      'capacities',
      areas.filter(({ capacity }) => capacity !== undefined).map((area) => area.name),
    ),
    counted('seat_kinds', seats.filter(({ kind }) => kind !== undefined && kind !== 'standard').length),
    counted('row_shapes', rows.filter(({ shape, curve }) => shape === 'round' || curve !== 0).length),
    counted('loose_seats', loose),
    named('same_categories', [
      ...same,
      ...(loose > 0 && categoryNames.includes(withoutCategory) ? [withoutCategory] : []),
    ]),
  ];
  return losses.filter(({ count }) => count > 0);
}

function named(kind: PretixLoss['kind'], names: readonly string[]): PretixLoss {
  return { kind, count: names.length, names: [...new Set(names)] };
}

function counted(kind: PretixLoss['kind'], count: number): PretixLoss {
  return { kind, count, names: [] };
}
