import { recordHooksFor } from '@callboard/api-client/collections';
import { valueIn, isReference, limits, type RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { isSameValue } from '@callboard/forms';
import { useUndoAlert } from '../../hooks/useUndoAlert';
import { messages } from '../../messages';
import type { ListFacts } from '../../rows/listFacts';
import { useBulkWork, type Progress } from '../useBulkWork';
import { textOfCell, type CellColumn } from './cellFields';
import { cellMessages } from './cellMessages';
import type { CellEntry } from './cellEntries';

/** A cell with its new value, to be saved. */
export interface ChangedCell {
  record: RecordBase;
  column: CellColumn;
  text: string;
  value: unknown;
  /** Value of the cell when it was edited. */
  before: unknown;
}

export interface CellSave {
  /** Saves cells; the entries hold the result of each. */
  save: (cells: readonly ChangedCell[]) => Promise<CellEntry[]>;
  progress: Progress | undefined;
}

/** Saves cells: one patch for each record, in batches, with one Undo for all. What others changed since is not overwritten. */
export function useCellSave({ collection, definition }: ListFacts, zone: string): CellSave {
  const hooks = recordHooksFor(collection);
  const [bulkPatch] = hooks.useBulkPatch();
  const fetchAll = hooks.useFetchAll();
  const work = useBulkWork();
  const showUndoAlert = useUndoAlert();

  async function fetchCurrent(hashcodes: readonly string[]): Promise<ReadonlyMap<string, RecordBase>> {
    const query: ListQuery = {
      filters: [{ field: 'hashcode', operator: 'in', value: [...hashcodes] }],
      pageSize: limits.maxPageSize,
    };
    const found = await fetchAll(query, {
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    return new Map((found.status === 'done' ? found.records : []).map((record) => [record.hashcode, record]));
  }

  async function send(cells: readonly ChangedCell[]) {
    const patches = patchesOf(cells);
    return work.run([...patches.keys()], (batch) =>
      bulkPatch(batch.flatMap((hashcode) => patches.get(hashcode) ?? [])),
    );
  }

  /** A refused record that has another version than the grid knew is tried once more, without the cells that others changed. */
  async function retry(cells: readonly ChangedCell[], refused: ReadonlyMap<string, string>) {
    const stale = cells.filter(({ record }) => refused.has(record.hashcode));
    const current = await fetchCurrent([...new Set(stale.map(({ record }) => record.hashcode))]);
    const again: ChangedCell[] = [];
    const conflicts: CellEntry[] = [];
    for (const cell of stale) {
      const record = current.get(cell.record.hashcode);
      if (!record || record.version === cell.record.version) continue;
      const { name } = cell.column;
      if (isSameValue(valueIn(record, name), cell.before) || isSameValue(valueIn(record, name), cell.value))
        again.push({ ...cell, record });
      else {
        const sentence = cellMessages.changedMeanwhile(
          textOfCell(definition, record, cell.column, zone) || messages.nothing,
        );
        conflicts.push({ ...entryOf({ ...cell, record }), status: 'refused', sentence });
      }
    }
    return { again, conflicts, outcome: again.length > 0 ? await send(again) : undefined };
  }

  async function save(cells: readonly ChangedCell[]): Promise<CellEntry[]> {
    const first = await send(cells);
    const second = first.refusals.size > 0 ? await retry(cells, first.refusals) : undefined;
    const conflicts = second?.conflicts ?? [];
    const entries = cells.map((cell): CellEntry => {
      const { hashcode } = cell.record;
      const conflict = conflicts.find((entry) => isCell(entry, cell));
      if (conflict) return conflict;
      const tried = second?.again.find((entry) => isCell(entry, cell));
      const { left, refusals } = (tried && second?.outcome) || first;
      const sent = tried ?? cell;
      if (!left.has(hashcode)) return { ...entryOf(sent), status: 'saved', value: cell.value };
      const sentence = refusals.get(hashcode) ?? cellMessages.notSent;
      return { ...entryOf(sent), status: 'refused', sentence };
    });
    const saved = entries.filter(({ status }) => status === 'saved').length;
    const changeSets = [...first.changeSets, ...(second?.outcome?.changeSets ?? [])];
    if (saved > 0) showUndoAlert(cellMessages.saved(saved), changeSets);
    return entries;
  }

  return { save, progress: work.progress };
}

type PatchItem = Readonly<Record<string, unknown>> & { hashcode: string; version?: number };

/** One patch for each record, with all of its cells and the version that the grid knew. */
function patchesOf(cells: readonly ChangedCell[]): Map<string, PatchItem> {
  const patches = new Map<string, PatchItem>();
  for (const { record, column, value } of cells) {
    const { hashcode, version } = record;
    const item = patches.get(hashcode) ?? { hashcode, ...(version !== undefined && { version }) };
    patches.set(hashcode, { ...item, [column.name]: isReference(value) ? value.hashcode : value });
  }
  return patches;
}

function entryOf({ record, column, text }: ChangedCell) {
  return { record, column, text };
}

function isCell(one: Pick<CellEntry, 'record' | 'column'>, other: Pick<CellEntry, 'record' | 'column'>) {
  return one.record.hashcode === other.record.hashcode && one.column.name === other.column.name;
}
