import type { AnyRecord } from '@callboard/api-contract';
import type { DataTableSelection } from '@callboard/ui-kit/display';
import { useMemo, useState } from 'react';
import type { Rows } from '@callboard/api-client/collections';

const none: ReadonlyMap<string, AnyRecord> = new Map();

/** The records that are selected in a list, retained while the list scrolls to other pages. */
export function useSelection(rows: Rows) {
  const [selectedRecords, setSelectedRecords] = useState(none);
  const { rowAt, count = 0 } = rows;
  const selection = useMemo<DataTableSelection<AnyRecord>>(
    () => ({
      keyOf: (record) => record.hashcode,
      labelOf: (record) => record.qed_model.title,
      selected: new Set(selectedRecords.keys()),
      onSelectedChange: (selected) => setSelectedRecords(recordsOf(selected, selectedRecords, rowAt, count)),
    }),
    [selectedRecords, rowAt, count],
  );
  const retain = (left: ReadonlySet<string>) =>
    setSelectedRecords(recordsOf(left, selectedRecords, rowAt, count));
  const select = (records: readonly AnyRecord[]) =>
    setSelectedRecords(new Map(records.map((record) => [record.hashcode, record])));
  return { selectedRecords, selection, retain, select };
}

function recordsOf(
  selected: ReadonlySet<string>,
  known: ReadonlyMap<string, AnyRecord>,
  rowAt: Rows['rowAt'],
  count: number,
): ReadonlyMap<string, AnyRecord> {
  const records = new Map([...known].filter(([hashcode]) => selected.has(hashcode)));
  for (let index = 0; index < count && records.size < selected.size; index += 1) {
    const record = rowAt(index);
    if (record && selected.has(record.hashcode)) records.set(record.hashcode, record);
  }
  return records;
}
