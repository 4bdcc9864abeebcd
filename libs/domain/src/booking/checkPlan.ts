import type { FloorPlan } from '@callboard/api-contract/booking';
import { finding, type PlanFinding } from './planFinding';
import { farFromAisle } from './farFromAisle';
import { poorViews } from './poorViews';
import { labelKey, placeName, sectionTitle } from './seatLayout';
import { seatPlaces } from './seatPlaces';

/** Seats whose middles are nearer to each other than this overlap, in metres. */
const nearest = 0.35;
/** More of one kind help no one. */
const maxOfKind = 200;

/** Findings with which no plan is published or sold: two seats that a ticket names alike, but for capitals and spaces. The server refuses it, and the editor shows where it is. */
export function planRefusals(plan: FloorPlan): PlanFinding[] {
  return firstOf(doubleLabels(plan));
}

/** Findings on a plan: refused ones, and ones for staff to judge. */
export function checkPlan(plan: FloorPlan): PlanFinding[] {
  const findings = [
    ...planRefusals(plan),
    ...emptyParts(plan),
    ...firstOf(overlaps(plan)),
    ...withoutCategory(plan),
    ...firstOf(farFromAisle(plan)),
    ...firstOf(poorViews(plan)),
  ];
  const hasSeats = plan.sections.some(({ rows }) => rows.some(({ seats }) => seats.length > 0));
  if (hasSeats && !plan.areas.some(({ kind }) => kind === 'stage')) findings.push(finding('no_stage', []));
  return findings;
}

function emptyParts({ sections, areas }: FloorPlan): PlanFinding[] {
  const empty = sections.flatMap((section) => {
    if (section.rows.length === 0) return [finding('empty_section', [section.id], section.name)];
    return section.rows
      .filter(({ seats }) => seats.length === 0)
      .map((row) => finding('empty_row', [row.id], section.name, row.name));
  });
  const unlimited = areas.filter(({ kind, capacity }) => kind === 'standing' && !capacity);
  return [...empty, ...unlimited.map(({ id, name }) => finding('no_capacity', [id], name))];
}

function* doubleLabels({ levels, sections }: FloorPlan): Generator<PlanFinding> {
  const known = new Map<string, { id: string; label: string }>();
  for (const section of sections) {
    const title = sectionTitle({ levels }, section);
    for (const row of section.rows) {
      for (const { id, number } of row.seats) {
        const label = placeName(title, row.name, number);
        const keys = [label, [title, row.name, number].map(labelKey).join('\n')];
        const other = keys.map((key) => known.get(key)).find((each) => each !== undefined);
        if (other) {
          const twin = other.label === label ? {} : { twin: other.label };
          yield { ...finding('double_label', [other.id, id], title, row.name, number), ...twin };
        } else for (const key of keys) known.set(key, { id, label });
      }
    }
  }
}

function* overlaps({ sections }: FloorPlan): Generator<PlanFinding> {
  // Squares as wide as the limit: what overlaps is in the same square or in one of the eight around it.
  const squares = new Map<string, { id: string; x: number; y: number }[]>();
  for (const section of sections) {
    for (const row of section.rows) {
      const places = seatPlaces(row);
      for (const [index, { id, number }] of row.seats.entries()) {
        const { x, y } = places[index] ?? row;
        const [column, line] = [Math.floor(x / nearest), Math.floor(y / nearest)];
        const other = around(column, line)
          .flatMap((square) => squares.get(`${section.level} ${square}`) ?? [])
          .find((each) => Math.hypot(each.x - x, each.y - y) < nearest);
        if (other) yield finding('overlap', [other.id, id], section.name, row.name, number);
        const key = `${section.level} ${column} ${line}`;
        const square = squares.get(key);
        if (square) square.push({ id, x, y });
        else squares.set(key, [{ id, x, y }]);
      }
    }
  }
}

function around(column: number, line: number): string[] {
  return [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => `${column + across} ${line + down}`));
}

/** Where a plan has categories, a seat without one gets no price. */
function withoutCategory({ sections, categories }: FloorPlan): PlanFinding[] {
  if (categories.length === 0) return [];
  return sections
    .flatMap((section) =>
      section.rows.flatMap((row) => {
        if (row.category !== undefined) return [];
        const ids = row.seats.filter(({ category }) => category === undefined).map(({ id }) => id);
        return ids.length === 0 ? [] : [finding('no_category', ids, section.name, row.name)];
      }),
    )
    .slice(0, maxOfKind);
}

function firstOf(findings: Generator<PlanFinding>): PlanFinding[] {
  const first: PlanFinding[] = [];
  for (const each of findings) {
    first.push(each);
    if (first.length === maxOfKind) break;
  }
  return first;
}
