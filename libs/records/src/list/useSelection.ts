import type { RecordBase } from '@callboard/api-contract';
import type { DataTableSelection } from '@callboard/ui-kit/display';
import { useMemo, useState } from 'react';
import type { Rows } from '@callboard/api-client/collections';

interface Selection {
  /** Query of the list when these were selected. */
  listed: string;
  records: ReadonlyMap<string, RecordBase>;
  /** Of those that a bulk action left selected because it could not change them: why. */
  refusals: ReadonlyMap<string, string>;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The records that are selected in a list, retained while the list scrolls to other pages or changes its order. A selection belongs to
 * what the list showed when it was made: after another search or filter its records can be hidden, and a bulk action must change no
 * record that the user cannot find on the screen.
 *
 * @param listed Which records the list shows: another value ends the selection.
 */
export function useSelection(rows: Rows, listed: string) {
  const [stored, setStored] = useState<Selection>({ listed, records: none, refusals: none });
  if (stored.listed !== listed) setStored({ listed, records: none, refusals: none });
  const isCurrent = stored.listed === listed;
  const selectedRecords = isCurrent ? stored.records : none;
  const refusals = isCurrent ? stored.refusals : none;
  const { rowAt, count = 0 } = rows;

  // A bulk action can end after the list has changed: its outcome is about the selection that it began with.
  const change = (next: (current: Selection) => Partial<Selection>) =>
    setStored((current) => (current.listed === listed ? { ...current, ...next(current) } : current));

  const selection = useMemo<DataTableSelection<RecordBase>>(
    () => ({
      keyOf: (record) => record.hashcode,
      labelOf: (record) => record.qed_model.title,
      selected: new Set(selectedRecords.keys()),
      onSelectedChange: (selected) =>
        setStored((current) => ({
          ...current,
          records: recordsOf(selected, selectedRecords, rowAt, count),
        })),
    }),
    [selectedRecords, rowAt, count],
  );
  return {
    selectedRecords,
    refusals,
    selection,
    /** Leaves only these selected. */
    retain: (left: ReadonlySet<string>) =>
      change(({ records }) => ({
        records: new Map([...records].filter(([hashcode]) => left.has(hashcode))),
      })),
    select: (records: readonly RecordBase[]) =>
      change(() => ({ records: new Map(records.map((record) => [record.hashcode, record])) })),
    setRefusals: (why: ReadonlyMap<string, string>) => change(() => ({ refusals: why })),
  };
}

function recordsOf(
  selected: ReadonlySet<string>,
  known: ReadonlyMap<string, RecordBase>,
  rowAt: Rows['rowAt'],
  count: number,
): ReadonlyMap<string, RecordBase> {
  const records = new Map([...known].filter(([hashcode]) => selected.has(hashcode)));
  for (let index = 0; index < count && records.size < selected.size; index += 1) {
    const record = rowAt(index);
    if (record && selected.has(record.hashcode)) records.set(record.hashcode, record);
  }
  return records;
}
