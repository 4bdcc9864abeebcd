import type { AnyRecord } from '@callboard/api-contract';
import type { DataTableSelection } from '@callboard/ui-kit/display';
import { useMemo, useState } from 'react';
import type { Rows } from '../hooks/recordHooks';

const none: ReadonlyMap<string, AnyRecord> = new Map();

/** The records that are chosen in a list, kept while other pages are scrolled into sight. */
export function useChosen(rows: Rows) {
  const [chosen, setChosen] = useState(none);
  const { rowAt, count = 0 } = rows;
  const selection = useMemo<DataTableSelection<AnyRecord>>(
    () => ({
      keyOf: (record) => record.hashcode,
      labelOf: (record) => record.qed_model.title,
      selected: new Set(chosen.keys()),
      onSelectedChange: (selected) => setChosen(recordsOf(selected, chosen, rowAt, count)),
    }),
    [chosen, rowAt, count],
  );
  const keep = (left: ReadonlySet<string>) => setChosen(recordsOf(left, chosen, rowAt, count));
  const choose = (records: readonly AnyRecord[]) =>
    setChosen(new Map(records.map((record) => [record.hashcode, record])));
  return { chosen, selection, keep, choose };
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
