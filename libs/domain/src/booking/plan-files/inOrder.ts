import type { PlanPoint } from '../seatPlaces';
import type { FoundSeat } from './planFile';

const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * The seats of a row from one end to the other: rules about neighbours go by it. A drawing has its shapes in any order, so that the
 * shortest way wins: that of the file, by number, or along the row.
 */
export function inOrder(row: readonly FoundSeat[]): FoundSeat[] {
  if (row.some(({ at }) => !at)) return [...row];
  const along = (axis: 'x' | 'y') =>
    row.toSorted((one, other) => (one.at?.[axis] ?? 0) - (other.at?.[axis] ?? 0));
  const ways = [
    [...row],
    row.toSorted((one, other) => byNumber.compare(one.number, other.number)),
    along('x'),
    along('y'),
  ];
  const lengths = ways.map((way) => stepsOf(way).reduce((sum, step) => sum + step, 0));
  const least = Math.min(...lengths);
  return ways[lengths.findIndex((length) => length <= least * 1.01)] ?? [...row];
}

/** How far neighbours usually are from each other, in the units of the file; null where no row has two seats at different places. */
export function usualSpacing(rows: readonly (readonly FoundSeat[])[]): number | null {
  const steps = rows
    .flatMap(stepsOf)
    .filter((step) => step > 0)
    .sort((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)] ?? null;
}

function stepsOf(row: readonly FoundSeat[]): number[] {
  const places = row.flatMap(({ at }): PlanPoint[] => (at ? [at] : []));
  return places
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (places[index]?.x ?? x), y - (places[index]?.y ?? y)));
}
