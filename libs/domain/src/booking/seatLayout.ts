import type { FloorPlan, PlanRow, PlanSeat, SeatKind } from '@callboard/api-contract/booking';
import { seatPlaces, type PlanPoint } from './seatPlaces';

/** A seat with what the rules of selling ask of it. */
export interface LaidSeat extends PlanPoint {
  readonly id: string;
  readonly number: string;
  readonly kind: SeatKind;
  /** Its own category, or that of its row. */
  readonly category: string | undefined;
}

/** Seats of a row without an aisle between them, in their order. */
export interface SeatBlock {
  /** With its name as a ticket has it. */
  readonly section: { readonly id: string; readonly name: string };
  readonly row: { readonly id: string; readonly name: string };
  readonly level: string;
  /** The seats of a table: the last is next to the first. */
  readonly isRing: boolean;
  readonly seats: readonly LaidSeat[];
}

/** A plan as the rules of selling read it: make it once for a version of a plan, because that never changes. */
export interface SeatLayout {
  readonly blocks: readonly SeatBlock[];
  readonly blockOf: ReadonlyMap<string, SeatBlock>;
  /** Point that everyone faces. */
  readonly focus: PlanPoint;
  readonly categories: readonly string[];
  readonly levels: readonly string[];
}

/** Neighbours that are further apart than so many times the row's spacing have an aisle between them. */
const aisle = 1.6;

/** Lays a plan out in blocks. `kindOf` is what a seat is at one performance, where its seat type differs from the plan. */
export function seatLayout(
  plan: FloorPlan,
  kindOf: (seat: PlanSeat) => SeatKind = ({ kind = 'standard' }) => kind,
): SeatLayout {
  const blocks = plan.sections.flatMap(({ rows, level, ...section }) =>
    rows.flatMap((row) =>
      blocksOf(row, kindOf).map((seats): SeatBlock => ({
        section: { id: section.id, name: sectionTitle(plan, { name: section.name, level }) },
        row: { id: row.id, name: row.name },
        level,
        isRing: row.shape === 'round',
        seats,
      })),
    ),
  );
  return {
    blocks,
    blockOf: new Map(blocks.flatMap((block) => block.seats.map(({ id }) => [id, block]))),
    focus: focusOf(plan, blocks),
    categories: plan.categories.map(({ id }) => id),
    levels: plan.levels.map(({ id }) => id),
  };
}

function blocksOf(row: PlanRow, kindOf: (seat: PlanSeat) => SeatKind): LaidSeat[][] {
  const places = seatPlaces(row);
  const blocks: LaidSeat[][] = [];
  let before: PlanPoint | undefined;
  for (const [index, planned] of row.seats.entries()) {
    const { id, number, category = row.category } = planned;
    const { x, y } = places[index] ?? row;
    const isNext =
      before && (row.shape === 'round' || Math.hypot(x - before.x, y - before.y) <= aisle * row.spacing);
    const seat = { id, number, kind: kindOf(planned), category, x, y };
    if (isNext) blocks.at(-1)?.push(seat);
    else blocks.push([seat]);
    before = seat;
  }
  return blocks;
}

/** The middle of the edge of the stage; on a plan without a stage, the middle in front of the first seats. */
function focusOf({ areas }: FloorPlan, blocks: readonly SeatBlock[]): PlanPoint {
  const stage = areas.find(({ kind }) => kind === 'stage');
  if (stage) return { x: stage.x, y: stage.y + stage.height / 2 };
  let [left, right, top] = [Infinity, -Infinity, Infinity];
  for (const { seats } of blocks) {
    for (const { x, y } of seats) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
    }
  }
  return left <= right ? { x: (left + right) / 2, y: top } : { x: 0, y: 0 };
}

/** Each seat as a ticket names it: section, row and number. */
export function placeNames({ blocks }: Pick<SeatLayout, 'blocks'>): ReadonlyMap<string, string> {
  return new Map(
    blocks.flatMap(({ seats, section, row }) =>
      seats.map(({ id, number }) => [id, placeName(section.name, row.name, number)]),
    ),
  );
}

/** The longest name of a section with its level that leaves room for a row and a number on a ticket. */
const longestTitle = 130;

/**
 * A section as a ticket names it: with its level where a plan has several, because there is a left side in the stalls and in the balcony.
 * A name that begins with that of its level has it already.
 */
export function sectionTitle(
  { levels }: Pick<FloorPlan, 'levels'>,
  { name, level }: { name: string; level: string },
): string {
  const own = levels.length > 1 ? levels.find(({ id }) => id === level)?.name : undefined;
  if (own === undefined || labelKey(name).startsWith(labelKey(own))) return name;
  const title = `${own} · ${name}`;
  return title.length > longestTitle ? name : title;
}

/** A seat as a ticket names it. */
export function placeName(section: string, row: string, number: string): string {
  return `${section} · ${row} ${number}`;
}

/** Common form of two labels that differ only by capitals and spaces: readers of a ticket confuse them. */
export function labelKey(label: string): string {
  return label.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}

/** True if a seat is for those who ask for it: a wheelchair place, or the seat of a companion. */
export function isForAccess({ kind }: Pick<LaidSeat, 'kind'>): boolean {
  return kind === 'accessible' || kind === 'companion';
}

/** The longest sequences of neighbours in a block that all pass. At a table they can go over its last seat. */
export function runsOf({ seats, isRing }: SeatBlock, passes: (seat: LaidSeat) => boolean): LaidSeat[][] {
  const runs: LaidSeat[][] = [];
  let run: LaidSeat[] = [];
  for (const seat of seats) {
    if (passes(seat)) run.push(seat);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  const [first, last] = [runs[0], runs.at(-1)];
  const isOverEnd = first && last && first !== last && first[0] === seats[0] && last.at(-1) === seats.at(-1);
  return isRing && isOverEnd ? [...runs.slice(1, -1), [...last, ...first]] : runs;
}
