import type { RecordBase } from '@callboard/api-contract';
import type { Rows } from '@callboard/api-client/collections';

export interface RowHit {
  index: number;
  record: RecordBase;
}

/** The table row that contains an element; undefined outside the rows, or while the row is loading. */
export function rowAtElement(element: EventTarget | null, rowAt: Rows['rowAt']): RowHit | undefined {
  if (!(element instanceof Element)) return undefined;
  const index = Number(element.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
  const record = Number.isNaN(index) ? undefined : rowAt(index);
  return record && { index, record };
}
