import type { RecordBase } from '@callboard/api-contract';
import type { CellColumn } from './cellFields';

/** Entry of a cell, until the list itself shows it. */
export type CellEntry = {
  record: RecordBase;
  column: CellColumn;
  text: string;
} & ({ status: 'saving' } | { status: 'saved'; value: unknown } | { status: 'refused'; sentence: string });

/** The entries of a grid, by the hashcode of the record and the name of the field. */
export type CellEntries = ReadonlyMap<string, ReadonlyMap<string, CellEntry>>;

export const noEntries: CellEntries = new Map();

/** The entries with others set in their place. */
export function withEntries(entries: CellEntries, set: readonly CellEntry[]): CellEntries {
  const next = new Map(entries);
  for (const entry of set) {
    const { hashcode } = entry.record;
    next.set(hashcode, new Map(next.get(hashcode)).set(entry.column.name, entry));
  }
  return next;
}

/** The entries without some cells; each cell is a hashcode and the name of a field. */
export function withoutEntries(
  entries: CellEntries,
  cells: readonly (readonly [string, string])[],
): CellEntries {
  const next = new Map(entries);
  for (const [hashcode, name] of cells) {
    const left = new Map(next.get(hashcode));
    left.delete(name);
    next.set(hashcode, left);
  }
  return next;
}

/** All refused cells, in the order in which they were refused. */
export function refusedIn(entries: CellEntries): Extract<CellEntry, { status: 'refused' }>[] {
  return [...entries.values()].flatMap((row) =>
    [...row.values()].filter((entry) => entry.status === 'refused'),
  );
}
