import type { AnyRecord } from '@callboard/api-contract';
import type { Rows } from '../hooks/recordHooks';

export interface RowHit {
  index: number;
  record: AnyRecord;
}

/** The row of a table that an element is in; undefined outside the rows, or while the row is on its way. */
export function rowAtElement(element: EventTarget | null, rowAt: Rows['rowAt']): RowHit | undefined {
  if (!(element instanceof Element)) return undefined;
  const index = Number(element.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
  const record = Number.isNaN(index) ? undefined : rowAt(index);
  return record && { index, record };
}
