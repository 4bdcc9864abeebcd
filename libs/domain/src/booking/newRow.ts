import type { PlanRow } from '@callboard/api-contract/booking';

/** Values of a new row; the rest is usual. */
export interface NewRow {
  name: string;
  count: number;
  x: number;
  y: number;
  shape?: PlanRow['shape'];
  spacing?: number;
  angle?: number;
  curve?: number;
  /** The number of its first seat. */
  start?: number;
  category?: string | undefined;
}

/** How far seats usually are from each other, in metres. */
const usualSpacing = 0.55;

/** A row of seats that are numbered from left to right. `newId` makes ids that no part of the plan has. */
export function newRow(
  {
    count,
    start = 1,
    shape = 'line',
    spacing = usualSpacing,
    angle = 0,
    curve = 0,
    category,
    ...rest
  }: NewRow,
  newId: () => string,
): PlanRow {
  return {
    ...rest,
    id: newId(),
    shape,
    spacing,
    angle,
    curve,
    ...(category !== undefined && { category }),
    seats: Array.from({ length: count }, (_, index) => ({ id: newId(), number: String(start + index) })),
  };
}
