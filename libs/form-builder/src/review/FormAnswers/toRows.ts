import type { VisibleField } from '@callboard/domain/forms';

/** Groups the fields of a repeated section by row: `members[2].name` belongs to the third. */
export function toRows(fields: readonly VisibleField[]): VisibleField[][] {
  const rows: VisibleField[][] = [];
  for (const field of fields) {
    const index = Number(/\[(\d+)\]/.exec(field.name)?.[1] ?? 0);
    (rows[index] ??= []).push(field);
  }
  // A row without visible fields leaves a hole in the array.
  return Array.from(rows, (row) => row ?? []);
}
