import type { AskedField } from '@callboard/domain/forms';

/** The fields of a repeated section by the row in which they stand, `members[2].name` in the third. */
export function toRows(fields: readonly AskedField[]): AskedField[][] {
  const rows: AskedField[][] = [];
  for (const asked of fields) {
    const index = Number(/\[(\d+)\]/.exec(asked.name)?.[1] ?? 0);
    (rows[index] ??= []).push(asked);
  }
  // A row in which nothing is asked is a row all the same.
  return Array.from(rows, (row) => row ?? []);
}
