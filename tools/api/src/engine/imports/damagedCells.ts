import { repairText } from '@callboard/domain/cells';
import type { CsvRow } from './csvRow';

/** A cell that was damaged before the file was saved, as it is and as it was. */
export interface DamagedCell {
  before: string;
  after: string;
}

/** The cells of a file that were damaged before it was saved, those of the header too. */
export function findDamaged(rows: readonly CsvRow[]): DamagedCell[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap((before) => {
      const after = repairText(before);
      return after === before ? [] : [{ before, after }];
    }),
  );
}

/** The rows with all their cells repaired. */
export function repaired(rows: readonly CsvRow[]): CsvRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.map(repairText) }));
}
