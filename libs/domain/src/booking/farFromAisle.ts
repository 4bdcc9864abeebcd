import type { FloorPlan } from '@callboard/api-contract/booking';
import { finding, type PlanFinding } from './planFinding';
import { seatPlaces, type PlanPoint } from './seatPlaces';

/**
 * How many seats can be between two aisles. Building rules commonly allow seven seats to the nearest aisle, so fourteen between two.
 * It is a warning: what a hall needs is for its fire engineer.
 */
const maxBetweenAisles = 14;
/** A gap is an aisle when a seat and a half fits from middle to middle. */
const aisle = 1.6;

/** Seats of a row, and of rows that continue it, without a gap between them. */
interface Block {
  ids: string[];
  section: string;
  row: string;
  level: string;
  first: PlanPoint;
  last: PlanPoint;
  spacing: number;
}

/** Rows with more seats between aisles than people can leave. Both ends of a block are aisles: a plan has no walls. */
export function* farFromAisle(plan: FloorPlan): Generator<PlanFinding> {
  for (const { ids, section, row } of joined(blocksOf(plan)))
    if (ids.length > maxBetweenAisles) yield finding('far_from_aisle', ids, section, row, String(ids.length));
}

/** Seats around a table are all at an aisle. */
function blocksOf({ sections }: FloorPlan): Block[] {
  return sections.flatMap((section) =>
    section.rows
      .filter(({ shape }) => shape === 'line')
      .flatMap((row) => {
        const blocks: Block[] = [];
        const places = seatPlaces(row);
        for (const [index, { id }] of row.seats.entries()) {
          const place = places[index] ?? row;
          const block = blocks.at(-1);
          if (block && distance(block.last, place) < aisle * row.spacing) {
            block.ids.push(id);
            block.last = place;
            continue;
          }
          const { name, level } = section;
          const { spacing } = row;
          blocks.push({ ids: [id], section: name, row: row.name, level, first: place, last: place, spacing });
        }
        return blocks;
      }),
  );
}

/** Blocks that begin where another ends, such as rows of two sections side by side, are one. */
function joined(blocks: readonly Block[]): Block[] {
  const cells = new Map<string, Block[]>();
  for (const block of blocks) {
    const key = cellOf(block.level, block.first);
    cells.set(key, [...(cells.get(key) ?? []), block]);
  }
  const whole: Block[] = [];
  const isUsed = new Set<Block>();
  // From left to right, so that a block is used before what continues it.
  for (const block of blocks.toSorted((one, other) => one.first.x - other.first.x)) {
    if (isUsed.has(block)) continue;
    isUsed.add(block);
    const ids = [...block.ids];
    let end = block;
    for (let next = following(end); next; next = following(end)) {
      isUsed.add(next);
      ids.push(...next.ids);
      end = next;
    }
    whole.push({ ...block, ids });
  }
  return whole;

  function following({ level, last, spacing }: Block): Block | undefined {
    return around(last)
      .flatMap((place) => cells.get(cellOf(level, place)) ?? [])
      .find((other) => !isUsed.has(other) && isInLine(last, other, spacing));
  }
}

/** The next seat of the same row is to the side of the last one, not behind it. */
function isInLine(last: PlanPoint, { first }: Block, spacing: number): boolean {
  const [across, down] = [first.x - last.x, Math.abs(first.y - last.y)];
  return across > 0 && across < aisle * spacing && down < spacing / 2;
}

const cell = 2;

function around({ x, y }: PlanPoint): PlanPoint[] {
  return [0, cell].flatMap((across) => [-cell, 0, cell].map((down) => ({ x: x + across, y: y + down })));
}

function cellOf(level: string, { x, y }: PlanPoint): string {
  return JSON.stringify([level, Math.floor(x / cell), Math.floor(y / cell)]);
}

function distance(one: PlanPoint, other: PlanPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
